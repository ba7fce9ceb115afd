import type { Check } from './load-checks.ts';

const KINDS = [
  ['error', 'error', 'errors'],
  ['warning', 'warning', 'warnings'],
  ['hint', 'hint', 'hints'],
] as const;

/** "1 error, 2 hints". */
export function countWords(checks: readonly Pick<Check, 'severity'>[]): string {
  return KINDS.map(([severity, one, more]) => {
    const count = checks.filter((check) => check.severity === severity).length;
    return count === 0 ? '' : `${count} ${count === 1 ? one : more}`;
  })
    .filter((words) => words !== '')
    .join(', ');
}
