import { askInstead } from '../absent-instead/index.ts';
import type { Model } from '../catalogue/model.ts';
import { dialectOf } from '../dialects/dialects.ts';
import { sayAbsences } from '../dialects/pieces/absences.ts';
import type { Reading } from '../language/reading.ts';
import { wordsOf } from '../language/span.ts';
import { emptyShot, type Ratio, type Shot } from '../shot/shot.ts';
import { hardLimits } from '../writing/fit-length.ts';
import { type Fitted, fitModel, startsFromImage, structuredCopy } from '../writing/fit-model.ts';
import type { Settings } from '../writing/fit-settings.ts';
import { keepers } from '../writing/keepers.ts';
import { textOf } from '../writing/sentence.ts';
import type { Positive } from '../writing/wordings.ts';
import type { Dropped, Written } from '../writing/written.ts';
import { tooLong } from './fit.ts';
import { openOf } from './open.ts';
import { type Edit, edited } from './pieces.ts';
import { type SettledWords, settleWords, spansOf } from './settle-words.ts';
import { append, type Stretch } from './stretches.ts';
import { toldOf } from './told.ts';

/** Whether a generator reads what people write; to the others a dialect says it in their form. */
export function readsOwnWords({ input }: Model): boolean {
  return !['structured', 'script', 'brief', 'numbers'].includes(input.value);
}

/** The person's words as they stand, less what a generator is told elsewhere or not at all. */
export function writeSaid(shot: Shot, first: Reading, model: Model, settings: Settings): Written {
  const isFromImage = startsFromImage(shot, model);
  const keeps = keepers(shot);
  const { said, lifted } = settleWords(first, { model, mode: shot.mode, keeps, isFromImage });
  const fitted = fitBeside(shot, first, said.text, model, lifted, settings);
  const tail = dialectOf(model).tail?.(fitted, model) ?? '';
  const compose = (edits: readonly Edit[]): Stretch[] => {
    const words = edited(said, edits);
    for (const fact of fitted.facts) sayFact(words, fact);
    append(words, tail, 'technical');
    return words;
  };
  const dropped = [...lifted.dropped, ...fitted.dropped, ...toldOf(first, model)];
  const edits: Edit[] = [];
  const kept = spansOf(said.text, keeps);
  for (const { from, to } of tooLong(said, hardLimits(model), kept, (all) => textOf(compose(all)))) {
    edits.push({ from, to, by: '' });
    dropped.push({ field: 'details', value: said.text.slice(from, to), reason: 'length-limit' });
  }
  const segments = compose(edits);
  const { negative, parameters } = fitted;
  const open = [...openOf(first, model, shot.startImage !== undefined), ...askInstead(dropped, model)];
  return {
    text: textOf(segments),
    ...(negative === undefined ? {} : { negative }),
    ...(Object.keys(parameters).length > 0 && { parameters }),
    segments,
    dropped: dropped.filter((one) => !stillStands(one, textOf(segments))),
    asked: lifted.chosen,
    ...(open.length > 0 && { open }),
  };
}

/** Words that were said twice may have gone once only: what stands was not left off. */
function stillStands({ field, value }: Dropped, text: string): boolean {
  return WORDS.test(field) && value.length > 3 && text.toLowerCase().includes(value.toLowerCase());
}

const WORDS = /^(?:request|correction|negative|audio\.|details|weights|flag)/;

/** What is there instead, as a sentence behind sentences and as a phrase behind phrases. */
function sayFact(words: Stretch[], { sentence, phrase }: Positive): void {
  const said = textOf(words);
  if (said === '') append(words, sentence, 'technical');
  else append(words, /[.!?…]["”’)]*$/.test(said) ? ` ${sentence}` : `, ${phrase}`, 'technical');
}

const BESIDE = /^(?:negative|ratio|duration|seed|stylize|references|startImage|settings\.)/;

/** What goes beside the words: the shape, the length, the pictures, what must not be seen, and the generator's own settings. */
function fitBeside(
  shot: Shot,
  said: Reading,
  /** What of it stays in the copy. */
  left: string,
  model: Model,
  lifted: SettledWords['lifted'],
  given: Settings,
): Fitted {
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
    negative: [
      ...new Set([...lifted.negative, ...shot.negative.filter((thing) => !said.text.includes(thing))]),
    ],
  };
  const settings = { ...lifted.settings, ...given.settings };
  const fitted = fitModel(beside, model, { ...given, settings });
  // A dialect looks at the words to choose a figure for them.
  fitted.shot = {
    ...structuredCopy(shot),
    details: left,
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
  tellAbsences(fitted, said, lifted);
  return fitted;
}

/** Of what must not be there: whole as it was said where it goes nowhere, and what is said instead where that is known. */
function tellAbsences(
  { dropped, negative = '', parameters }: Fitted,
  { text, statements }: Reading,
  { negative: names }: SettledWords['lifted'],
): void {
  for (const [at, one] of dropped.entries()) {
    if (one.field !== 'negative') continue;
    const said = statements.find(
      (statement) =>
        statement.kind === 'absence' && statement.things.some((thing) => wordsOf(text, thing) === one.value),
    );
    if (said) dropped[at] = { ...one, value: wordsOf(text, said) };
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
