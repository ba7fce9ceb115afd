import { useDraft } from '../../lib/draft.ts';

/** How many analyses this tab has seen, successes and fallbacks alike. */
export function useAnalysisCount() {
  const [count, change] = useDraft<number>('analyses', 0, isCount);
  return { count, countOne: () => change((before) => before + 1) };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
