import { type BrainstormNote, tagsOf } from '@cuewright/contract';
import { type Answers, refuse } from '../answers.ts';
import { nextId, THEN } from './ids.ts';

export function idea(given: Partial<BrainstormNote> = {}): BrainstormNote {
  const content = given.content ?? 'No green.';
  return {
    id: nextId(),
    title: 'Sodium',
    content,
    category: 'idea',
    tags: tagsOf([], content),
    isImportant: false,
    version: 1,
    created_at: THEN,
    updated_at: THEN,
    ...given,
  };
}

/** A board of ideas, the newest first, that keeps what it is given and finds what is asked for. */
export function boardOf(...ideas: readonly BrainstormNote[]): { answers: Answers; kept: BrainstormNote[] } {
  const kept = [...ideas];
  const at = (id: string) => kept.findIndex((one) => one.id === id);
  const count = (is: (one: BrainstormNote) => boolean) => kept.filter(is).length;
  const answers: Answers = {
    'GET /api/brainstorm-notes': ({ query: { q, category, important, tag, cursor, limit } }) => {
      const wanted = kept.filter(
        (one) =>
          (!q || `${one.title} ${one.content}`.toLowerCase().includes(q.toLowerCase())) &&
          (!category || one.category === category) &&
          (important !== 'true' || one.isImportant) &&
          (!tag || one.tags.includes(tag)),
      );
      const from = cursor ? wanted.findIndex(({ id }) => id === cursor) + 1 : 0;
      const notes = wanted.slice(from, from + limit);
      const isMore = from + notes.length < wanted.length;
      return { notes, total: wanted.length, next_cursor: isMore ? (notes.at(-1)?.id ?? null) : null };
    },
    'GET /api/brainstorm-notes/summary': () => {
      const tags = [...new Set(kept.flatMap((one) => one.tags))];
      const of = (category: BrainstormNote['category']) => count((one) => one.category === category);
      return {
        total: kept.length,
        important: count((one) => one.isImportant),
        categories: {
          idea: of('idea'),
          inspiration: of('inspiration'),
          prompt: of('prompt'),
          technique: of('technique'),
          tip: of('tip'),
        },
        tags: tags.map((tag) => ({ tag, notes: count((one) => one.tags.includes(tag)) })),
      };
    },
    'POST /api/brainstorm-notes': ({ body }) => {
      const made = idea({ ...body, tags: tagsOf(body.tags, body.content) });
      kept.unshift(made);
      return made;
    },
    'PUT /api/brainstorm-notes/{id}': ({ params, body }) => {
      const before = kept[at(params.id)];
      if (!before) return refuse('note-not-found');
      if (body.version !== undefined && body.version !== before.version)
        return refuse('stale-version', { current: before });
      const {
        title = before.title,
        content = before.content,
        category = before.category,
        isImportant = before.isImportant,
      } = body;
      const tags = body.content === undefined ? before.tags : tagsOf([], body.content);
      const version = before.version + 1;
      const after = { ...before, title, content, category, isImportant, tags, version };
      kept[at(params.id)] = after;
      return after;
    },
    'DELETE /api/brainstorm-notes/{id}': ({ params }) => {
      if (at(params.id) < 0) return refuse('note-not-found');
      kept.splice(at(params.id), 1);
      return undefined;
    },
  };
  return { answers, kept };
}
