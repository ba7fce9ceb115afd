import type { Counts } from './steps.ts';

/** More than this is not a race: it is broken. */
const MOST_FAILED = 5;

/** The counts of a run after those of its tests that failed were run by themselves: all of them pass then, or none counts. */
export async function lookAlone(counts: Counts, runAlone: () => Promise<Counts>): Promise<Counts> {
  if (counts.failed === 0 || counts.failed > MOST_FAILED) return counts;
  const alone = await runAlone();
  // One that is skipped, or that the second run did not find, has not passed.
  if (alone.failed > 0 || alone.passed !== counts.failed) return counts;
  return {
    passed: counts.passed + alone.passed,
    failed: 0,
    complaints: (counts.complaints ?? []).map((complaint) => ({ ...complaint, isUneven: true })),
  };
}
