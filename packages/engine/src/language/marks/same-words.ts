import { diffWords } from '../../differences/word-diff.ts';

/** A word, a sign of a script without spaces, or a single mark. */
export interface PlacedWord {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const UNSPACED =
  '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}';
const WORD = new RegExp(`(?:(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}'’])+|\\S`, 'gu');

export function placedWords(text: string): PlacedWord[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word,
    from: index,
    to: index + word.length,
  }));
}

/** Whether letters on both sides of a place make one word there. */
export function isInWord(text: string, place: number): boolean {
  const around = text.slice(Math.max(0, place - 1), place + 1);
  return place > 0 && INSIDE.test(around);
}

const INSIDE = new RegExp(`^(?:(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}'’]){2}$`, 'u');

/** More are not compared one by one: the texts have become others there. */
const MOST_COMPARED = 10_000;
/** Each halving looks at every word once, so this keeps it near linear. */
const MOST_ROUNDS = 12;

interface Gap {
  readonly before: readonly [from: number, to: number];
  readonly after: readonly [from: number, to: number];
  readonly rounds: number;
}

/** For each word of a text, which word of another it has become, or -1. In the same order in both. */
export function sameWords(before: readonly string[], after: readonly string[]): Int32Array {
  const found = new Int32Array(before.length).fill(-1);
  const open: Gap[] = [{ before: [0, before.length], after: [0, after.length], rounds: 0 }];
  for (let gap = open.pop(); gap; gap = open.pop()) {
    const inner = joinEnds(before, after, gap, found);
    const [rows, columns] = [inner.before[1] - inner.before[0], inner.after[1] - inner.after[0]];
    if (rows === 0 || columns === 0) continue;
    if (rows * columns <= MOST_COMPARED) compare(before, after, inner, found);
    else if (gap.rounds < MOST_ROUNDS) open.push(...between(anchors(before, after, inner), inner));
  }
  return found;
}

/** Takes what is the same at both ends of a gap; gives what lies between. */
function joinEnds(before: readonly string[], after: readonly string[], gap: Gap, found: Int32Array): Gap {
  let [b, bEnd] = gap.before;
  let [a, aEnd] = gap.after;
  while (b < bEnd && a < aEnd && before[b] === after[a]) found[b++] = a++;
  while (b < bEnd && a < aEnd && before[bEnd - 1] === after[aEnd - 1]) found[--bEnd] = --aEnd;
  return { before: [b, bEnd], after: [a, aEnd], rounds: gap.rounds };
}

function compare(before: readonly string[], after: readonly string[], gap: Gap, found: Int32Array): void {
  let [b] = gap.before;
  let [a] = gap.after;
  for (const { kind, words } of diffWords(before.slice(...gap.before), after.slice(...gap.after))) {
    if (kind === 'same') for (let n = 0; n < words.length; n++) found[b + n] = a + n;
    if (kind !== 'new') b += words.length;
    if (kind !== 'gone') a += words.length;
  }
}

type Pair = readonly [before: number, after: number];

/** Words that each side of a gap has once, as many as stand in the same order. */
function anchors(before: readonly string[], after: readonly string[], gap: Gap): Pair[] {
  const there = onlyOnes(after, gap.after);
  const pairs: Pair[] = [];
  for (const [word, at] of onlyOnes(before, gap.before)) {
    const to = there.get(word);
    if (to !== undefined) pairs.push([at, to]);
  }
  return longestRise(pairs.sort(([one], [other]) => one - other));
}

function onlyOnes(words: readonly string[], [from, to]: readonly [number, number]): Map<string, number> {
  const seen = new Map<string, number>();
  for (let at = from; at < to; at++) {
    const word = words[at] as string;
    seen.set(word, seen.has(word) ? -1 : at);
  }
  return new Map([...seen].filter(([, at]) => at >= 0));
}

/** The most pairs that rise on both sides, by patience sorting. */
function longestRise(pairs: readonly Pair[]): Pair[] {
  const tops: number[] = [];
  const behind: (number | undefined)[] = [];
  for (const [at, [, place]] of pairs.entries()) {
    let low = 0;
    let high = tops.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[tops[middle] as number] as Pair)[1] < place) low = middle + 1;
      else high = middle;
    }
    behind[at] = tops[low - 1];
    tops[low] = at;
  }
  const rise: Pair[] = [];
  for (let at = tops.at(-1); at !== undefined; at = behind[at]) rise.push(pairs[at] as Pair);
  return rise.reverse();
}

/** What lies between anchors, each of them at the head of a gap, where it is joined. */
function between(pairs: readonly Pair[], { before, after, rounds }: Gap): Gap[] {
  if (pairs.length === 0) return [];
  const starts: readonly Pair[] = [[before[0], after[0]], ...pairs];
  return starts.map(([b, a], n) => {
    const [bEnd, aEnd] = starts[n + 1] ?? [before[1], after[1]];
    return { before: [b, bEnd], after: [a, aEnd], rounds: rounds + 1 };
  });
}
