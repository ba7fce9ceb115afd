import { aroundOf, insteadIn, insteadOf } from '../../absent-instead/index.ts';
import type { Model } from '../../catalogue/index.ts';
import type { Fitted } from '../../writing/fit-model.ts';
import type { Positive } from '../../writing/wordings.ts';

export function positiveOf(value: string, { shot }: Fitted): Positive | undefined {
  return insteadOf(value, shot);
}

/** Where nothing can be ruled out: what is there instead is said, and the rest is told. */
export function sayAbsences(fitted: Fitted, values: readonly string[] = fitted.shot.negative): void {
  fitted.dropped = fitted.dropped.filter(({ reason }) => reason !== 'no-negative');
  const around = aroundOf(fitted.shot);
  for (const value of values) {
    const fact = insteadIn(value, around);
    if (!fact) fitted.dropped.push({ field: 'negative', value, reason: 'no-negative' });
    else if (!fitted.facts.includes(fact)) fitted.facts.push(fact);
  }
}

/** The field belongs to another version than the one the entry is named after. */
export function withoutField(fitted: Fitted): void {
  if (fitted.negative === undefined) return;
  delete fitted.negative;
  sayAbsences(fitted);
}

/** For families that mostly cannot rule out anything: what the data sheet takes stays where it is. */
export function fitAbsences(fitted: Fitted, model: Model): void {
  if ((model.negative?.value.kind ?? 'none') === 'none') sayAbsences(fitted);
}
