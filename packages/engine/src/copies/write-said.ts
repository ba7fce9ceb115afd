import type { Model } from '../catalogue/model.ts';
import { dialectOf } from '../dialects/dialects.ts';
import type { Reading } from '../language/reading.ts';
import type { Shot } from '../shot/shot.ts';
import { hardLimits } from '../writing/fit-length.ts';
import { startsFromImage } from '../writing/fit-model.ts';
import type { Settings } from '../writing/fit-settings.ts';
import { keepers } from '../writing/keepers.ts';
import { textOf } from '../writing/sentence.ts';
import type { Written } from '../writing/written.ts';
import { bracketEdits } from './brackets.ts';
import { placesByGuide } from './by-guide.ts';
import { tooLong } from './fit.ts';
import { fitBeside } from './fit-beside.ts';
import { guideOf } from './form/guide.ts';
import { inPlaces, without } from './in-places.ts';
import { openOf } from './open.ts';
import { type Edit, edited } from './pieces.ts';
import { readAgain } from './read-again.ts';
import { settleWords, spansOf } from './settle-words.ts';
import { stillStands } from './still-stands.ts';
import { append, type Stretch } from './stretches.ts';
import { leadingView } from './subject-first.ts';
import { takesMedium } from './text-medium.ts';
import { toldOf } from './told.ts';
import { unheededIn } from './unheeded.ts';
import { putBehind, sayFact } from './words-behind.ts';

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
      // Before there is a picture, nothing is in it yet.
      isFromImage: isFromImage && shot.startImage !== undefined,
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
    if (places) return inPlaces(places, all, { guide, said, shot, keeps, facts: fitted.facts, isLed, tail });
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
