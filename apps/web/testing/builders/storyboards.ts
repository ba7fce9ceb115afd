import type { Storyboard } from '@cuewright/contract';
import { openingFrames } from '@cuewright/engine/storyboard';
import { type Answers, refuse } from '../answers.ts';
import { nextId, THEN } from './ids.ts';

/** A board of four frames, none of them drawn. */
export function storyboard(given: Partial<Storyboard> = {}): Storyboard {
  const originalPrompt = 'A net mender at the open doors of a boathouse.';
  return {
    id: nextId(),
    title: 'The net mender',
    originalPrompt,
    originalMarks: [],
    prompt_id: null,
    ratio: '16:9',
    frames: openingFrames(originalPrompt, nextId),
    version: 1,
    created_at: THEN,
    updated_at: THEN,
    ...given,
  };
}

/** One board on the wall, that keeps what is done to it. */
export function wallWith(board: Storyboard): Answers {
  let kept: Storyboard | undefined = board;
  const find = (id: string) => (kept?.id === id ? kept : undefined);
  return {
    'GET /api/storyboards': () => {
      const storyboards = kept ? [entryOf(kept)] : [];
      return { storyboards, total: storyboards.length, next_cursor: null };
    },
    'GET /api/storyboards/{id}': ({ params }) => find(params.id) ?? refuse('storyboard-not-found'),
    'PUT /api/storyboards/{id}': ({ params, body }) => {
      const before = find(params.id);
      if (!before) return refuse('storyboard-not-found');
      if (body.version !== undefined && body.version !== before.version)
        return refuse('stale-version', { current: before });
      const { title = before.title, ratio = before.ratio, frames: given = before.frames } = body;
      const frames = given.map(({ marks = [], ...frame }) => ({ ...frame, marks }));
      kept = { ...before, title, ratio, frames, version: before.version + 1 };
      return kept;
    },
    'DELETE /api/storyboards/{id}': () => {
      kept = undefined;
      return undefined;
    },
  };
}

function entryOf({ originalPrompt: _, originalMarks: __, frames, ...rest }: Storyboard) {
  const pictures = frames.flatMap(({ imageUrl }) => imageUrl ?? []);
  const seconds = frames.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  return { ...rest, frame_count: frames.length, drawn_count: pictures.length, seconds, pictures };
}

/** A picture that a generator drew. */
export function drawn(n: number) {
  return {
    imageUrl: `/api/files/${String(n).padStart(64, '0')}`,
    kind: 'picture' as const,
    is_counted: true,
  };
}
