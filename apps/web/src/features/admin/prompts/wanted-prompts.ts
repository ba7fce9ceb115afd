import { type PromptSort, promptSorts } from '@cuewright/contract';
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import type { PromptsAsked } from '../admin-queries.ts';
import { isDay, parseAsDay } from '../lists/day-in-address.ts';
import { pageParsers } from '../lists/list-page.ts';

const parsers = {
  q: parseAsString.withDefault(''),
  mode: parseAsStringLiteral(['photo', 'video'] as const),
  model: parseAsString,
  user: parseAsString,
  from: parseAsDay,
  to: parseAsDay,
  sort: parseAsStringLiteral(promptSorts).withDefault('newest'),
};

export interface WantedPrompts {
  q: string;
  mode: 'photo' | 'video' | null;
  model: string | null;
  /** Whose, by their id. */
  user: string | null;
  from: string;
  to: string;
  sort: PromptSort;
}

/** Which prompts are looked for. The address says it; another choice begins at the first page. */
export function useWantedPrompts() {
  const [wanted, setWanted] = useQueryStates({ ...parsers, ...pageParsers });
  return {
    wanted: wanted satisfies WantedPrompts,
    want: (part: Partial<WantedPrompts>) => void setWanted({ ...part, page: null, cursor: null }),
    reset: () =>
      void setWanted({
        ...{ q: null, mode: null, model: null, user: null, from: null, to: null },
        ...{ page: null, cursor: null },
      }),
  };
}

/** The same without what is not asked. */
export function filtersOf({ q, mode, model, user, from, to }: WantedPrompts): PromptsAsked {
  return {
    ...(q.trim() && { q: q.trim() }),
    ...(mode && { mode }),
    ...(model && { model }),
    ...(user && { user }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  };
}
