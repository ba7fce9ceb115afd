import type { Model } from '../catalogue/model.ts';
import { dialectOf } from '../dialects/dialects.ts';
import type { Reading } from '../language/reading.ts';
import type { Statement } from '../language/statement.ts';
import type { Shot } from '../shot/shot.ts';
import { hardLimits } from '../writing/fit-length.ts';
import { startsFromImage } from '../writing/fit-model.ts';
import type { Settings } from '../writing/fit-settings.ts';
import { keepers } from '../writing/keepers.ts';
import { textOf } from '../writing/sentence.ts';
import type { Positive } from '../writing/wordings.ts';
import type { Dropped, Written } from '../writing/written.ts';
import { bracketEdits } from './brackets.ts';
import { tooLong } from './fit.ts';
import { fitBeside } from './fit-beside.ts';
import { guideOf } from './form/guide.ts';
import { openOf } from './open.ts';
import { type Edit, edited } from './pieces.ts';
import { settleWords, spansOf } from './settle-words.ts';
import { append, type Stretch } from './stretches.ts';
import { leadingView } from './subject-first.ts';
import { toldOf } from './told.ts';
import { unheededIn } from './unheeded.ts';

/** Whether a generator reads what people write; to the others a dialect says it in their form. */
export function readsOwnWords({ input }: Model): boolean {
  return !['structured', 'script', 'brief', 'numbers'].includes(input.value);
}

/** The person's words as they stand, less what a generator is told elsewhere or not at all. */
export function writeSaid(shot: Shot, first: Reading, model: Model, settings: Settings): Written {
  const isFromImage = startsFromImage(shot, model);
  const keeps = keepers(shot);
  const guide = guideOf(model);
  const settle = (unheeded: readonly string[]) => {
    const isPhotographic = guide.isPhotographic === true;
    const settled = settleWords(first, {
      model,
      mode: shot.mode,
      keeps,
      unheeded,
      isFromImage,
      isPhotographic,
    });
    const { said, lifted } = settled;
    const fitted = fitBeside(shot, { readings: [first], left: said.text }, model, lifted, settings);
    return { ...settled, fitted };
  };
  const once = settle([]);
  const unheeded = unheededIn([first], once.fitted.dropped);
  const { said, lifted, fitted } = unheeded.length > 0 ? settle(unheeded) : once;
  const tail = dialectOf(model).tail?.(fitted, model) ?? '';
  const brackets = bracketEdits(said, model);
  const leading = guide.isSubjectFirst ? leadingView(said) : [];
  const others = said.statements.filter((one) => one.within === undefined && !leading.includes(one));
  const compose = (edits: readonly Edit[]): Stretch[] => {
    const all = [...brackets, ...edits];
    const words = edited(said, [...all, ...without(leading)]);
    if (leading.length > 0) putBehind(words, edited(said, [...all, ...without(others)]));
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
  const open = openOf(first, model, shot.startImage !== undefined);
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

function without(statements: readonly Statement[]): Edit[] {
  return statements.map(({ from, to }) => ({ from, to, by: '' }));
}

function putBehind(words: Stretch[], others: readonly Stretch[]): void {
  if (others.length === 0) return;
  const end = words.at(-1)?.part ?? 'subject';
  append(words, /[.!?…]["”’)]*$/.test(textOf(words)) ? ' ' : '. ', end);
  for (const { part, text } of others) append(words, text, part);
}

/** Words that were said twice may have gone once only: what stands was not left off. */
export function stillStands({ field, value }: Dropped, text: string): boolean {
  return WORDS.test(field) && value.length > 3 && standsWhole(value.toLowerCase(), text.toLowerCase());
}

/** "No gu" does not stand in "no gulls". */
function standsWhole(value: string, text: string): boolean {
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
    const isPart = /[\p{L}\p{N}]{2}/u.test(text.slice(at + value.length - 1, at + value.length + 1));
    if (!isPart) return true;
  }
  return false;
}

const WORDS = /^(?:request|correction|negative|audio\.|details|weights|flag|camera\.)/;

/** What is there instead, as a sentence behind sentences and as a phrase behind phrases. */
function sayFact(words: Stretch[], { sentence, phrase }: Positive): void {
  const said = textOf(words);
  if (said === '') append(words, sentence, 'technical');
  else append(words, /[.!?…]["”’)]*$/.test(said) ? ` ${sentence}` : `, ${phrase}`, 'technical');
}
