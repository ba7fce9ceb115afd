import type { Span } from '../span.ts';
import type { Mark } from './mark.ts';
import { isInWord, type PlacedWord, placedWords, sameWords } from './same-words.ts';
import { inOrder } from './set-marks.ts';
import { trimmed } from './trimmed.ts';

/**
 * The marks of a text after an edit of it. Each goes on with its own words; where those were changed it goes, and it is
 * never put on the same words elsewhere.
 */
export function carryMarks(marks: readonly Mark[], before: string, after: string): Mark[] {
  if (before === after) return [...marks];
  const edit = editOf(before, after);
  let words: WordsAfter | undefined;
  const carried = marks.flatMap((mark) => {
    const core = trimmed(before, mark);
    if (core.from === core.to) return [];
    const span = besideEdit(core, edit);
    if (span) return [{ ...mark, ...span }];
    words ??= wordsAfter(edit);
    const found = amongWords(core, words);
    return found ? [{ ...mark, ...found }] : [];
  });
  return inOrder(carried, after.length);
}

interface Edit {
  readonly before: string;
  readonly after: string;
  /** So much at their beginning is the same, and so much at their end: together perhaps more than a text. */
  readonly head: number;
  readonly tail: number;
}

function editOf(before: string, after: string): Edit {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { before, after, head, tail };
}

/** Words ahead of what was edited, or behind it. */
function besideEdit({ from, to }: Span, edit: Edit): Span | undefined {
  const { before, after, head, tail } = edit;
  const shift = after.length - before.length;
  const places = [
    ...(to <= head ? [{ from, to }] : []),
    ...(from >= before.length - tail ? [{ from: from + shift, to: to + shift }] : []),
  ];
  return places.find((place) => isWhole({ from, to }, place, edit));
}

/** Letters typed onto their end made another word of them. Those typed right before them may be a word that is only begun. */
function isWhole(was: Span, is: Span, { before, after, head, tail }: Edit): boolean {
  const isBegun = head + tail >= before.length;
  return (
    (isInWord(before, was.to) || !isInWord(after, is.to)) &&
    (isBegun || isInWord(before, was.from) || !isInWord(after, is.from))
  );
}

interface WordsAfter {
  readonly before: readonly PlacedWord[];
  readonly after: readonly PlacedWord[];
  readonly became: Int32Array;
}

function wordsAfter(edit: Edit): WordsAfter {
  const before = placedWords(edit.before);
  const after = placedWords(edit.after);
  const texts = (words: readonly PlacedWord[]) => words.map(({ text }) => text);
  return { before, after, became: sameWords(texts(before), texts(after)) };
}

/** Words that are all there still, side by side, and among the words that they stood among. */
function amongWords({ from, to }: Span, { before, after, became }: WordsAfter): Span | undefined {
  const first = firstBehind(before, from);
  let last = first;
  while ((before[last + 1]?.from ?? Number.POSITIVE_INFINITY) < to) last += 1;
  const start = became[first] ?? -1;
  if (start < 0) return undefined;
  for (let at = first; at <= last; at++) if (became[at] !== start + at - first) return undefined;
  if (!isAmongItsOwn(before, became, first, last)) return undefined;
  const [one, other] = [before[first], before[last]] as [PlacedWord, PlacedWord];
  const [oneAfter, otherAfter] = [after[start], after[start + last - first]] as [PlacedWord, PlacedWord];
  return { from: oneAfter.from + from - one.from, to: otherAfter.to + to - other.to };
}

const NEAR = 3;
/** Signs and marks may stand between words, but words beyond so many of them are not near. */
const FARTHEST = 12;

/** Half of the nearest words around it stayed: else these are the same words in another text. */
function isAmongItsOwn(
  before: readonly PlacedWord[],
  became: Int32Array,
  first: number,
  last: number,
): boolean {
  const near = [...nearest(before, first, -1), ...nearest(before, last, 1)];
  const stayed = near.filter((at) => (became[at] ?? -1) >= 0);
  return stayed.length * 2 >= near.length;
}

function nearest(words: readonly PlacedWord[], from: number, step: 1 | -1): number[] {
  const around = Array.from({ length: FARTHEST }, (_, n) => from + step * (n + 1));
  return around.filter((at) => IS_WORD.test(words[at]?.text ?? '')).slice(0, NEAR);
}

const IS_WORD = /[\p{L}\p{N}]/u;

/** The first word that ends behind a place. */
function firstBehind(words: readonly PlacedWord[], place: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] as PlacedWord).to <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}
