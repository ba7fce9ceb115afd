import type { Check } from '@cuewright/engine/checks';
import type { Mark } from '../../ui/prompt-surface/split-runs.ts';
import { carrySpan } from './carry-span.ts';

/** The stretches that checks speak of, by the number of the check, in a text that may have been written on since. */
export function checkMarks(checks: readonly Check[], lookedAt: string, shown = lookedAt): Mark[] {
  return checks.flatMap(({ span, severity }, at) => {
    const carried = span && carrySpan(span, lookedAt, shown);
    return carried ? [{ id: `check-${at}`, ...carried, severity }] : [];
  });
}

/** The check a mark belongs to. */
export function checkOf(checks: readonly Check[], id: string): Check | undefined {
  const [, at] = /^check-(\d+)$/.exec(id) ?? [];
  return at === undefined ? undefined : checks[Number(at)];
}
