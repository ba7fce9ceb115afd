import type { Check } from '@cuewright/engine/checks';
import { counted } from '@cuewright/engine/plural';

const SEVERITIES = ['error', 'warning', 'hint'] as const;

/** "1 error, 2 hints". */
export function countWords(checks: readonly Pick<Check, 'severity'>[]): string {
  return SEVERITIES.map((severity) => {
    const count = checks.filter((check) => check.severity === severity).length;
    return count === 0 ? '' : counted(count, severity);
  })
    .filter((words) => words !== '')
    .join(', ');
}
