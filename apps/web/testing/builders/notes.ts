import type { Note } from '@cuewright/contract';
import { type Answers, refuse } from '../answers.ts';
import { nextId, THEN } from './ids.ts';

export function note(given: Partial<Note> = {}): Note {
  return {
    id: nextId(),
    title: 'Marks',
    content: 'On the floor.',
    version: 1,
    created_at: THEN,
    updated_at: THEN,
    ...given,
  };
}

/** A drawer of private notes, the newest first, that keeps what it is given. */
export function drawerOf(...notes: readonly Note[]): { answers: Answers; kept: Note[] } {
  const kept = [...notes];
  const at = (id: string) => kept.findIndex((one) => one.id === id);
  const answers: Answers = {
    'GET /api/notes': ({ query }) => {
      const from = query.cursor ? at(query.cursor) + 1 : 0;
      const shown = kept.slice(from, from + query.limit);
      const isMore = from + shown.length < kept.length;
      return { notes: shown, total: kept.length, next_cursor: isMore ? (shown.at(-1)?.id ?? null) : null };
    },
    'POST /api/notes': ({ body }) => {
      const made = note(body);
      kept.unshift(made);
      return made;
    },
    'PUT /api/notes/{id}': ({ params, body }) => {
      const before = kept[at(params.id)];
      if (!before) return refuse('note-not-found');
      if (body.version !== undefined && body.version !== before.version)
        return refuse('stale-version', { current: before });
      const { title = before.title, content = before.content } = body;
      const after = { ...before, title, content, version: before.version + 1 };
      kept[at(params.id)] = after;
      return after;
    },
    'DELETE /api/notes/{id}': ({ params }) => {
      if (at(params.id) < 0) return refuse('note-not-found');
      kept.splice(at(params.id), 1);
      return undefined;
    },
  };
  return { answers, kept };
}
