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
  let kept = board;
  return {
    'GET /api/storyboards': () => {
      const { originalPrompt: _, frames, ...rest } = kept;
      const drawn = frames.flatMap(({ imageUrl }) => imageUrl ?? []);
      const seconds = frames.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
      const entry = {
        ...rest,
        frame_count: frames.length,
        drawn_count: drawn.length,
        seconds,
        pictures: drawn,
      };
      return { storyboards: [entry], total: 1, next_cursor: null };
    },
    'GET /api/storyboards/{id}': ({ params }) =>
      params.id === kept.id ? kept : refuse('storyboard-not-found'),
    'PUT /api/storyboards/{id}': ({ body }) => {
      const { title = kept.title, ratio = kept.ratio, frames = kept.frames } = body;
      kept = { ...kept, title, ratio, frames, version: kept.version + 1 };
      return kept;
    },
  };
}

/** A picture that a generator drew. */
export function drawn(n: number) {
  return {
    imageUrl: `/api/files/${String(n).padStart(64, '0')}`,
    kind: 'picture' as const,
    is_counted: true,
  };
}
