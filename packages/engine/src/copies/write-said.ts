import type { Model } from '../catalogue/model.ts';
import { dialectOf } from '../dialects/dialects.ts';
import { isPictureOf, namesMedium } from '../dialects/pieces/medium.ts';
import { tellsDeed } from '../language/deeds/deed-in.ts';
import type { Reading } from '../language/reading.ts';
import { sentences } from '../language/sentences.ts';
import type { Statement } from '../language/statement.ts';
import type { Shot } from '../shot/shot.ts';
import { hardLimits } from '../writing/fit-length.ts';
import { startsFromImage } from '../writing/fit-model.ts';
import type { Settings } from '../writing/fit-settings.ts';
import { keepers } from '../writing/keepers.ts';
import { putBack } from '../writing/put-back.ts';
import { textOf } from '../writing/sentence.ts';
import type { Positive } from '../writing/wordings.ts';
import type { Dropped, Written } from '../writing/written.ts';
import { bracketEdits } from './brackets.ts';
import { type Place, placesByGuide } from './by-guide.ts';
import { tooLong } from './fit.ts';
import { fitBeside } from './fit-beside.ts';
import { arrange, mayTell } from './form/arrange.ts';
import { type Guide, guideOf } from './form/guide.ts';
import { isThing } from './form/led.ts';
import { openOf } from './open.ts';
import { type Edit, edited } from './pieces.ts';
import { readAgain } from './read-again.ts';
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
  const placed = written(shot, first, model, settings, true);
  const next = (copy: Written) =>
    written(
      { ...shot, negative: [] },
      readAgain(first, copy.text, { isClip: first.isClip }),
      model,
      settings,
      true,
    );
  if (placed.isPlaced && next(placed.copy).copy.text === placed.copy.text) return placed.copy;
  // What would move once more when it is read again stays as it was said, or stands at once where it would come to stand.
  const plain = written(shot, first, model, settings, false).copy;
  const later = next(plain);
  if (!later.isPlaced || later.copy.text === plain.text) return plain;
  const isLast = next(later.copy).copy.text === later.copy.text;
  return isLast ? { ...plain, text: later.copy.text, segments: later.copy.segments } : plain;
}

function written(
  shot: Shot,
  first: Reading,
  model: Model,
  settings: Settings,
  mayPlace: boolean,
): { copy: Written; isPlaced: boolean } {
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
  const tops = said.statements.filter((one) => one.within === undefined);
  const isLed = !isFromImage && takesMedium(shot, said, model);
  const hasFacts = fitted.facts.length > 0;
  const moved = isFromImage || !mayPlace ? undefined : placesByGuide(first, said, guide, hasFacts);
  const places = moved ?? (isLed ? [{ slot: 'subject' as const, statements: tops }] : undefined);
  const leading = guide.isSubjectFirst && !places ? leadingView(said) : [];
  const others = said.statements.filter((one) => one.within === undefined && !leading.includes(one));
  const compose = (edits: readonly Edit[]): Stretch[] => {
    const all = [...brackets, ...edits];
    if (places) return inPlaces(places, all);
    const words = edited(said, [...all, ...without(leading)]);
    if (leading.length > 0) putBehind(words, edited(said, [...all, ...without(others)]));
    for (const fact of fitted.facts) sayFact(words, fact);
    append(words, tail, 'technical');
    return words;
  };
  const isInBlocks = guide.manner === 'sections';
  // What is there instead stands with what is there, so that a copy that is read again moves nothing.
  const factsBehind = (isInBlocks ? [] : fitted.facts).map(({ sentence }) => ({
    slot: 'subject' as const,
    statements: [],
    words: [{ part: 'technical' as const, text: sentence }],
  }));
  const inPlaces = (all: readonly Place[], other: readonly Edit[]): Stretch[] => {
    const words = arrange({
      guide: isLed ? { ...guide, order: [...guide.order, 'absent'] } : withoutMedium(guide),
      said: [...all, ...factsBehind].map(({ slot, statements, words: own }) => ({
        slot,
        asks: 'subject',
        words:
          own ?? edited(said, [...other, ...without(tops.filter((one) => !statements.includes(one)))], true),
        statements,
        said,
      })),
      options: [],
      facts: isInBlocks ? fitted.facts : [],
      shot,
      language: said.language,
      keeps,
    });
    // Whoever begins small does so in a copy that begins with their words.
    const [opening] = words;
    const own = said.text.trimStart().slice(0, 8);
    if (opening && own !== '' && opening.text.slice(0, 8).toLowerCase() === own.toLowerCase())
      opening.text = own.charAt(0) + opening.text.slice(1);
    append(words, tail, 'technical');
    return putBack(words, keeps, false) as Stretch[];
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
  const copy: Written = {
    text: textOf(segments),
    ...(negative === undefined ? {} : { negative }),
    ...(Object.keys(parameters).length > 0 && { parameters }),
    segments,
    dropped: dropped.filter((one) => !stillStands(one, textOf(segments))),
    asked: lifted.chosen,
    ...(open.length > 0 && { open }),
  };
  return { copy, isPlaced: moved !== undefined };
}

/** Imagen’s guide begins with "A photo of", which goes in front of a thing that does nothing; another beginning is left as it is. */
function takesMedium(shot: Shot, { text, language, statements }: Reading, { family }: Model): boolean {
  if (family !== 'imagen' || language !== 'en' || namesMedium(shot) || isPictureOf(text)) return false;
  const [first] = sentences({ text, statements });
  const end = first?.at(-1)?.to ?? 0;
  return isThing(text) && !tellsDeed(text.slice(0, end)) && !mayTell(text);
}

/** A text that names no medium is not given one. */
function withoutMedium({ medium: _one, ...guide }: Guide): Guide {
  return {
    ...guide,
    order: [...guide.order, 'absent'],
    manner: guide.manner === 'lines' ? 'sentences' : guide.manner,
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
