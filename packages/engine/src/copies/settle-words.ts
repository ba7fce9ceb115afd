import type { Model } from '../catalogue/model.ts';
import type { Reading } from '../language/reading.ts';
import { overlaps, type Span, wordsOf } from '../language/span.ts';
import { withoutLeadJoint } from '../language/words/joints.ts';
import type { Mode, Part } from '../shot/shot.ts';
import { kindOfPart } from '../shot-of/kind-of-part.ts';
import { textOf } from '../writing/sentence.ts';
import type { Dropped } from '../writing/written.ts';
import { extraMoves, movesOfStill } from './extra-moves.ts';
import { unseenBehindOthers, unseenFigures } from './figures.ts';
import { withoutLabels } from './labels.ts';
import { type Lifted, lift } from './lift.ts';
import { plainData, plainMarks, plainWeights } from './marks.ts';
import { printedStops } from './one-stop.ts';
import { type Edit, edited } from './pieces.ts';
import { readAgain } from './read-again.ts';
import { shownByImage } from './start-image.ts';

export interface Wanted {
  readonly model: Model;
  readonly mode: Mode;
  /** Words that have to stay. */
  readonly keeps: readonly string[];
  /** Denials that the generator takes nowhere, and for which nobody knows what is there instead: they stay as they were said. */
  readonly unheeded?: readonly string[];
  readonly isFromImage: boolean;
  /** Figures of a camera are words it learnt from captions. */
  readonly isPhotographic?: boolean;
  /** Another box says the stop. */
  readonly isStopElsewhere?: boolean;
  /** The box of a form that they stand in. */
  readonly asks?: Part;
}

/** What is left of somebody's words, read again, and what was lifted out of them. */
export interface SettledWords {
  readonly said: Reading;
  readonly lifted: Omit<Lifted, 'edits'>;
}

const MOST_ROUNDS = 4;

/**
 * Lifts until nothing is left to be lifted: what is left is a text like others, and read again it moves nothing. Where no
 * word would be left, nothing is taken for talk about the job: whoever wrote it wants to see something.
 */
export function settleWords(first: Reading, wanted: Wanted): SettledWords {
  const settled = settle(first, wanted, false);
  const isWhole = wanted.asks === undefined || wanted.asks === 'subject';
  const { dropped, negative } = settled.lifted;
  const isTalkAlone = negative.length === 0 && dropped.some(({ reason }) => reason === 'asked-of-the-app');
  return isWhole && isTalkAlone && settled.said.tokens.length === 0 ? settle(first, wanted, true) : settled;
}

function settle(first: Reading, wanted: Wanted, staysTold: boolean): SettledWords {
  const all: Lifted = { edits: [], negative: [], settings: {}, chosen: {}, dropped: [] };
  const keeps = [...wanted.keeps, ...(wanted.unheeded ?? []), ...markedWords(first)];
  let said = first;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const lifted = liftFrom(said, wanted, spansOf(said.text, keeps), staysTold);
    all.negative.push(...lifted.negative);
    Object.assign(all.settings, lifted.settings);
    Object.assign(all.chosen, { ...lifted.chosen, ...all.chosen });
    for (const one of lifted.dropped)
      if (!all.dropped.some(({ field, value }) => field === one.field && value === one.value))
        all.dropped.push(one);
    const isBox = wanted.asks !== undefined;
    if (isBox && lifted.edits.length === 0) break;
    const text = textOf(edited(said, lifted.edits, isBox));
    if (text === said.text) break;
    said = readAgain(first, text, {
      isClip: wanted.mode === 'video',
      ...(wanted.asks && { asks: kindOfPart[wanted.asks] }),
    });
  }
  return { said, lifted: all };
}

/** What the person has said is seen or heard stays so, however often it is read. */
function markedWords({ text, statements }: Reading): string[] {
  const lifts = new Set(['absence', 'request', 'setting', 'line']);
  return statements
    .filter(({ sure, kind }) => sure === 'marked' && !lifts.has(kind))
    .map((one) => wordsOf(text, one));
}

/** Wherever they stand. */
export function spansOf(text: string, words: readonly string[]): Span[] {
  return words.flatMap((one) => {
    const spans: Span[] = [];
    if (one === '') return spans;
    for (let from = text.indexOf(one); from >= 0; from = text.indexOf(one, from + one.length))
      spans.push({ from, to: from + one.length });
    return spans;
  });
}

function liftFrom(
  said: Reading,
  { model, isFromImage, asks, isPhotographic = true, isStopElsewhere = false }: Wanted,
  kept: readonly Span[],
  staysTold: boolean,
): Lifted {
  const lifted = lift(said, model, kept, { isBox: asks !== undefined, staysTold });
  const weights = plainWeights(said, model);
  const isProse = model.input.value !== 'sections';
  const plain = isProse ? [...withoutLabels(said), ...plainMarks(said)] : [];
  const edits: Edit[] = [...lifted.edits, ...plainData(said, lifted.edits), ...plain, ...weights];
  const dropped: Dropped[] = [...lifted.dropped];
  for (const stop of printedStops(said, isStopElsewhere)) {
    if (kept.some((span) => overlaps(span, stop))) continue;
    edits.push({ ...stop, by: '' });
    dropped.push({ field: 'camera.aperture', value: wordsOf(said.text, stop).trim(), reason: 'one-stop' });
  }
  const whole = unseenFigures(said, isPhotographic);
  for (const figure of unseenBehindOthers(said)) {
    if ([...kept, ...whole].some((span) => overlaps(span, figure))) continue;
    edits.push({ ...figure, by: '' });
    const value = withoutLeadJoint(wordsOf(said.text, figure));
    dropped.push({ field: 'camera.text', value, reason: 'no-setting' });
  }
  for (const weight of weights)
    dropped.push({ field: 'weights', value: wordsOf(said.text, weight), reason: 'no-weights' });
  const goes: Gone[] = [
    ...unheardAndSeen(said, model, isFromImage, asks),
    { statements: extraMoves(said, model).gone, field: 'camera.text', reason: 'one-move' },
    { statements: whole, field: 'camera.text', reason: 'no-setting' },
  ];
  for (const { statements, field, reason } of goes)
    for (const { from, to } of statements) {
      if (kept.some((span) => overlaps(span, { from, to }))) continue;
      edits.push({ from, to, by: '' });
      dropped.push({ field, value: said.text.slice(from, to), reason });
    }
  return { ...lifted, edits, dropped };
}

interface Gone {
  readonly statements: readonly Span[];
  readonly field: string;
  readonly reason: Dropped['reason'];
}

/** What a silent generator does not make heard, and what the picture it begins from shows. */
function unheardAndSeen(said: Reading, model: Model, isFromImage: boolean, asks: Part | undefined): Gone[] {
  const isStill = model.mode === 'photo';
  const isSilent = isStill || (model.audio?.value.length ?? 0) === 0;
  const sounds = said.statements.filter(
    ({ kind, within, sure }) => kind === 'sound' && within === undefined && sure !== 'guess',
  );
  return [
    ...(isSilent ? [{ statements: sounds, field: 'audio.sounds', reason: 'no-audio' as const }] : []),
    ...(isStill
      ? [{ statements: movesOfStill(said), field: 'camera.text', reason: 'no-movement' as const }]
      : []),
    ...(isFromImage
      ? [{ statements: shownByImage(said, asks, isSilent), field: 'details', reason: 'start-image' as const }]
      : []),
  ];
}
