import type { Mark } from '../../ui/prompt-surface/split-runs.ts';
import type { Check } from './load-checks.ts';

/** The stretches that checks speak of, by the number of the check. */
export function checkMarks(checks: readonly Check[]): Mark[] {
  return checks.flatMap(({ span, severity }, at) => (span ? [{ id: `check-${at}`, ...span, severity }] : []));
}

/** The check a mark belongs to. */
export function checkOf(checks: readonly Check[], id: string): Check | undefined {
  const [, at] = /^check-(\d+)$/.exec(id) ?? [];
  return at === undefined ? undefined : checks[Number(at)];
}
