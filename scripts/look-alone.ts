import type { Counts } from './steps.ts';

/** More than this is not a race: it is broken. */
const MOST_FAILED = 5;

/**
 * The counts of a run after those of its tests that failed were run by themselves, with nothing beside them. Races
 * live on a busy machine; what fails alone as well is broken.
 */
export async function lookAlone(
  counts: Counts,
  runAlone: () => Promise<Counts & { passedBefore: number }>,
): Promise<Counts> {
  if (counts.failed === 0 || counts.failed > MOST_FAILED) return counts;
  const alone = await runAlone();
  if (alone.failed > 0) return counts;
  return {
    passed: counts.passed - alone.passedBefore + alone.passed,
    failed: 0,
    complaints: (counts.complaints ?? []).map((complaint) => ({ ...complaint, isUneven: true })),
  };
}
