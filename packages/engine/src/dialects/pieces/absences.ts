import type { Model } from '../../catalogue/index.ts';
import type { Fitted } from '../../writing/fit-model.ts';
import { type Positive, positives } from '../../writing/wordings.ts';

const deserted: Positive = { sentence: 'The surroundings are deserted.', phrase: 'deserted surroundings' };
const emptyRoad: Positive = { sentence: 'The road is empty.', phrase: 'empty road' };
const unmarked: Positive = { sentence: 'Surfaces are left unmarked.', phrase: 'unmarked surfaces' };
const cleanEdges: Positive = { sentence: 'The picture is clean to its edges.', phrase: 'clean to the edges' };
const periodDress: Positive = { sentence: 'Everybody wears clothes of the period.', phrase: 'period dress' };

/** What a still shows instead of things that are not in it. */
const inStills: Readonly<Record<string, Positive>> = {
  ...positives,
  crowd: deserted,
  crowds: deserted,
  'other people': deserted,
  bystanders: deserted,
  cars: emptyRoad,
  traffic: emptyRoad,
  labels: unmarked,
  logos: unmarked,
  text: unmarked,
  lettering: unmarked,
  watermark: cleanEdges,
  watermarks: cleanEdges,
  frame: cleanEdges,
  border: cleanEdges,
  'modern clothing': periodDress,
};

/** A surface with words on it is not unmarked. */
export function positiveOf(value: string, { shot }: Fitted): Positive | undefined {
  const fact = inStills[value.toLowerCase()];
  const isLettered = [shot.subject.text, shot.subject.action, shot.place.text, shot.details].some((text) =>
    /["“«„]/.test(text),
  );
  return fact === unmarked && isLettered ? undefined : fact;
}

/** Where nothing can be ruled out: what is there instead is said, and the rest is told. */
export function sayAbsences(fitted: Fitted, values: readonly string[] = fitted.shot.negative): void {
  fitted.dropped = fitted.dropped.filter(({ reason }) => reason !== 'no-negative');
  for (const value of values) {
    const fact = positiveOf(value, fitted);
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
