import type { Check } from '@cuewright/engine/checks';

/** What these miss may still be to come. */
const missing: ReadonlySet<Check['rule']> = new Set<Check['rule']>(['too-thin', 'no-subject', 'no-sound']);

/** Whether a rule waits until every step is filled in. */
export function isSaidAtTheEnd(rule: Check['rule']): boolean {
  return missing.has(rule);
}
