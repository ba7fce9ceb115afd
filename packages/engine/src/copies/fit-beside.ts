import type { Model } from '../catalogue/model.ts';
import { dialectOf } from '../dialects/dialects.ts';
import { sayAbsences } from '../dialects/pieces/absences.ts';
import type { Reading } from '../language/reading.ts';
import { wordsOf } from '../language/span.ts';
import { emptyShot, type Ratio, type Shot } from '../shot/shot.ts';
import { type Fitted, fitModel, structuredCopy } from '../writing/fit-model.ts';
import type { Settings } from '../writing/fit-settings.ts';
import type { Lifted } from './lift.ts';

const BESIDE = /^(?:negative|ratio|duration|seed|stylize|references|startImage|settings\.)/;

/** What was read, and what of it stays in the copy. */
interface Beside {
  readonly readings: readonly Reading[];
  readonly left: string;
}

/** What goes beside the words: the shape, the length, the pictures, what must not be seen, and the generator's own settings. */
export function fitBeside(
  shot: Shot,
  { readings, left }: Beside,
  model: Model,
  lifted: Omit<Lifted, 'edits'>,
  given: Settings,
): Fitted {
  const text = readings.map((one) => one.text).join('\n');
  const { references, startImage } = shot;
  // What is left over may turn out to be a setting once the words around it are gone.
  const ratio = shot.ratio ?? (lifted.chosen['ratio'] as Ratio | undefined);
  const duration =
    shot.duration ?? (lifted.chosen['seconds'] === undefined ? undefined : Number(lifted.chosen['seconds']));
  const beside: Shot = {
    ...emptyShot(shot.mode),
    ...(ratio !== undefined && { ratio }),
    ...(duration !== undefined && { duration }),
    ...(startImage !== undefined && { startImage }),
    references: [...references],
    negative: [...new Set([...lifted.negative, ...shot.negative.filter((thing) => !text.includes(thing))])],
  };
  const settings = { ...lifted.settings, ...given.settings };
  const fitted = fitModel(beside, model, { ...given, settings });
  // A dialect looks at the words to choose a figure for them.
  fitted.shot = {
    ...structuredCopy(shot),
    details: left,
    // Who only spoke in what was left off is not in the picture, and nothing of it is heard.
    lines: shot.lines.filter(({ words }) => left.includes(words)),
    cast: shot.cast.filter(({ name }) => name === undefined || left.includes(name)),
    negative: beside.negative,
    references: fitted.shot.references,
  };
  if ((model.negative?.value.kind ?? 'none') === 'none' && !fitted.isFromImage) {
    // What is there instead depends on all that is said, of which no word was here before.
    fitted.facts = [];
    sayAbsences(fitted);
  }
  dialectOf(model).fit?.(fitted, model);
  fitted.dropped = fitted.dropped.filter(({ field }) => BESIDE.test(field));
  tellAbsences(fitted, readings, lifted);
  return fitted;
}

/** Of what must not be there: whole as it was said where it goes nowhere, and what is said instead where that is known. */
function tellAbsences(
  { dropped, negative = '', parameters }: Fitted,
  readings: readonly Reading[],
  { negative: names }: Omit<Lifted, 'edits'>,
): void {
  for (const [at, one] of dropped.entries()) {
    if (one.field !== 'negative') continue;
    for (const { text, statements } of readings) {
      const said = statements.find(
        (statement) =>
          statement.kind === 'absence' &&
          statement.things.some((thing) => wordsOf(text, thing) === one.value),
      );
      if (said) dropped[at] = { ...one, value: wordsOf(text, said) };
    }
  }
  // Two things of one clause are told together.
  const told = new Set<string>();
  for (let at = dropped.length - 1; at >= 0; at--) {
    const { field, value = '' } = dropped[at] ?? {};
    if (field === 'negative' && told.has(value)) dropped.splice(at, 1);
    if (field === 'negative') told.add(value);
  }
  const taken = [negative, ...Object.values(parameters).map(String)].join(', ').split(', ');
  for (const value of names) {
    const isTold = dropped.some((one) => one.field === 'negative' && one.value.includes(value));
    if (!isTold && !taken.includes(value) && negative !== names.join(', '))
      dropped.push({ field: 'negative', value, reason: 'said-instead' });
  }
}
