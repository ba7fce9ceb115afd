import { type Actor, promptLimits } from '@cuewright/contract';
import type { Deps } from '../../deps.ts';
import { utcMidnight } from '../../utc-day.ts';
import { countWanted, listPrompts, listSimilar, readTotals, type Wanted } from './list-repository.ts';
import type { PromptRow } from './tables.ts';

export interface PromptsPage {
  prompts: PromptRow[];
  /** Nothing where nobody counts. */
  total: number | null;
  today: number;
  isSimilar: boolean;
  nextCursor: string | null;
}

/** One page of a person's prompts, or of those that are asked for. */
export async function listPromptsPage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { limit, cursor, ...asked }: Omit<Wanted, 'userId'> & { limit: number; cursor?: string | undefined },
): Promise<PromptsPage> {
  const wanted = { userId: actor.id, ...asked };
  const rows = await listPrompts(db, wanted, { limit: limit + 1, cursor });
  const { total, today } = await readTotals(db, actor.id, utcMidnight(clock()));
  if (rows.length === 0 && wanted.words && !cursor) {
    const prompts = await listSimilar(db, wanted, limit);
    return { prompts, total: prompts.length, today, isSimilar: prompts.length > 0, nextCursor: null };
  }
  const prompts = rows.slice(0, limit);
  const isWhole = !cursor && rows.length <= limit;
  return {
    prompts,
    total: isWhole ? rows.length : await totalOf(db, wanted, total),
    today,
    isSimilar: false,
    nextCursor: rows.length > limit ? (prompts.at(-1)?.id ?? null) : null,
  };
}

/** Counting what has a word costs the more the commoner it is, so of a search that goes on nobody counts. */
async function totalOf(db: Deps['db'], wanted: Wanted, ofAll: number): Promise<number | null> {
  const { userId: _, words, ...filters } = wanted;
  if (words) return null;
  const isFiltered = Object.values(filters).some((wish) => wish !== undefined);
  return isFiltered ? await countWanted(db, wanted, promptLimits.countedMatches) : ofAll;
}
