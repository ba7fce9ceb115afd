import { readDraft, writeDraft } from '../../lib/draft.ts';

const NAME = 'analyses';

/** Counts one more analysis of this tab, success or fallback, and tells how many that makes. */
export function countAnalysis(): number {
  const count = readDraft<number>(NAME, 0, isCount) + 1;
  writeDraft(NAME, count);
  return count;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
