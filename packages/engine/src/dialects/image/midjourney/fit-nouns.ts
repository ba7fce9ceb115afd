import type { Fitted } from '../../../writing/fit-model.ts';
import { positiveOf } from '../../pieces/absences.ts';

/** Behind `--no` each word is read alone: only single nouns go there, the rest is said the other way round or told. */
export function fitNouns(fitted: Fitted): void {
  const nouns: string[] = [];
  for (const value of fitted.shot.negative) {
    const fact = /^[\p{L}\p{M}\p{N}]+$/u.test(value) ? undefined : positiveOf(value, fitted);
    if (/^[\p{L}\p{M}\p{N}]+$/u.test(value)) nouns.push(value);
    else if (!fact) fitted.dropped.push({ field: 'negative', value, reason: 'no-negative' });
    else if (!fitted.facts.includes(fact)) fitted.facts.push(fact);
  }
  delete fitted.parameters['--no'];
  if (nouns.length > 0) fitted.parameters['--no'] = nouns.join(', ');
}
