import type { SavedPrompt } from '@cuewright/contract';
import { carryMarks, type Mark } from '@cuewright/engine/marks';
import { type Answers, refuse } from '../answers.ts';
import { nextId, THEN } from './ids.ts';

/** A prompt that somebody keeps. */
export function savedPrompt(given: Partial<SavedPrompt> = {}): SavedPrompt {
  const prompt_text = given.prompt_text ?? 'A net mender at the open doors of a boathouse.';
  const mode = given.mode ?? 'photo';
  return {
    id: nextId(),
    title: `${mode === 'photo' ? 'Photo' : 'Video'} prompt 2026-11-20`,
    description: prompt_text.slice(0, 100),
    mode,
    model: 'midjourney',
    method: 'guided',
    prompt_text,
    marks: [],
    json_config: JSON.stringify({ mode, prompt: prompt_text }),
    favourite: false,
    imported: false,
    generation_id: null,
    workspace_id: nextId(),
    version: 1,
    revision: 1,
    created_at: THEN,
    updated_at: THEN,
    ...given,
  };
}

export interface Version {
  number: number;
  prompt_text: string;
  marks: Mark[];
  restored_from: number | null;
  created_at: string;
}

/** The first text of a prompt, and those that followed. */
export function versionsOf(...texts: readonly string[]): Version[] {
  return texts
    .map((prompt_text, at) => ({
      number: at + 1,
      prompt_text,
      marks: [],
      restored_from: null,
      created_at: THEN,
    }))
    .reverse();
}

interface Shelf {
  answers: Answers;
  kept: SavedPrompt[];
  /** As another tab does it. */
  change: (id: string, to: Partial<SavedPrompt>) => void;
}

/** A shelf of prompts that keeps what it is given: made, listed, opened, changed, put back and deleted. */
export function shelfOf(...prompts: readonly SavedPrompt[]): Shelf {
  const kept = [...prompts];
  const texts = new Map(kept.map((prompt) => [prompt.id, [wordsOf(prompt)]]));
  const find = (id: string) => kept.find((one) => one.id === id);
  const change = (id: string, to: Partial<SavedPrompt>) => {
    const at = kept.findIndex((one) => one.id === id);
    const before = kept[at];
    if (!before) return refuse('prompt-not-found');
    const isNewText = to.prompt_text !== undefined && to.prompt_text !== before.prompt_text;
    const after = {
      ...before,
      ...to,
      marks: to.marks ?? carryMarks(before.marks, before.prompt_text, to.prompt_text ?? before.prompt_text),
      version: before.version + 1,
      revision: before.revision + (isNewText ? 1 : 0),
    };
    kept[at] = after;
    texts.get(id)?.splice(before.revision - (isNewText ? 0 : 1), 1, wordsOf(after));
    return after;
  };
  const answers: Answers = {
    'POST /api/usage/increment': ({ body }) => ({
      generation_id: body?.generation_id ?? nextId(),
      created_at: THEN,
    }),
    'POST /api/analytics/increment-prompts': undefined,
    'GET /api/prompts': ({ query }) => {
      const newest = [...kept].reverse();
      const from = query.cursor ? newest.findIndex(({ id }) => id === query.cursor) + 1 : 0;
      const prompts = newest.slice(from, from + query.limit);
      const isMore = from + prompts.length < newest.length;
      return {
        prompts,
        total: newest.length,
        today: newest.length,
        similar: false,
        next_cursor: isMore ? (prompts.at(-1)?.id ?? null) : null,
      };
    },
    'POST /api/prompts': ({ body }) => {
      const { json_config, model, ...rest } = body;
      const made = savedPrompt({
        ...given(rest),
        model: model || null,
        ...(json_config && { json_config: JSON.stringify(json_config) }),
      });
      kept.push(made);
      texts.set(made.id, [wordsOf(made)]);
      return made;
    },
    'GET /api/prompts/{id}': ({ params }) => find(params.id) ?? refuse('prompt-not-found'),
    'PATCH /api/prompts/{id}': ({ params, body }) => {
      const { title, prompt_text, marks, favourite, version } = body;
      const before = find(params.id);
      if (before && version !== undefined && version !== before.version)
        return refuse('stale-version', { current: before });
      const json_config = body.json_config && JSON.stringify(body.json_config);
      return change(params.id, given({ title, prompt_text, marks, favourite, json_config }));
    },
    'DELETE /api/prompts/{id}': ({ params }) => {
      kept.splice(
        kept.findIndex(({ id }) => id === params.id),
        1,
      );
      return undefined;
    },
    'GET /api/prompts/{id}/versions': ({ params, query }) => {
      if (!find(params.id)) return refuse('prompt-not-found');
      const words = texts.get(params.id) ?? [];
      const all = versionsOf(...words.map(({ prompt_text }) => prompt_text)).map((version) => ({
        ...version,
        marks: words[version.number - 1]?.marks ?? [],
      }));
      const versions = all
        .filter(({ number }) => number < (query.cursor ?? all.length + 1))
        .slice(0, query.limit);
      const lowest = versions.at(-1)?.number ?? 1;
      return { versions, total: all.length, next_cursor: lowest > 1 ? lowest : null };
    },
    'POST /api/prompts/{id}/versions': ({ params, body }) =>
      change(params.id, texts.get(params.id)?.[body.number - 1] ?? {}),
  };
  return { answers, kept, change };
}

function wordsOf({ prompt_text, marks }: SavedPrompt): Pick<SavedPrompt, 'prompt_text' | 'marks'> {
  return { prompt_text, marks };
}

/** What of it is there at all. */
function given<T extends object>(parts: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as never;
}
