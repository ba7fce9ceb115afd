import { type Actor, promptLimits } from '@cuewright/contract';
import { type CursorPlace, readCursorPage } from '../../database/cursor-page.ts';
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
  { limit, cursor, ...asked }: Omit<Wanted, 'userId'> & CursorPlace,
): Promise<PromptsPage> {
  const wanted = { userId: actor.id, ...asked };
  const page = await readCursorPage({ limit, cursor }, (place) => listPrompts(db, wanted, place));
  const { total, today } = await readTotals(db, actor.id, utcMidnight(clock()));
  const { rows: prompts, nextCursor, isWhole } = page;
  if (isWhole && prompts.length === 0 && wanted.words) {
    const similar = await listSimilar(db, wanted, limit);
    return { prompts: similar, total: similar.length, today, isSimilar: similar.length > 0, nextCursor };
  }
  const counted = isWhole ? prompts.length : await totalOf(db, wanted, total);
  return { prompts, total: counted, today, isSimilar: false, nextCursor };
}

/** Counting what has a word costs the more the commoner it is, so of a search that goes on nobody counts. */
async function totalOf(db: Deps['db'], wanted: Wanted, ofAll: number): Promise<number | null> {
  const { userId: _, words, ...filters } = wanted;
  if (words) return null;
  const isFiltered = Object.values(filters).some((wish) => wish !== undefined);
  return isFiltered ? await countWanted(db, wanted, promptLimits.countedMatches) : ofAll;
}
