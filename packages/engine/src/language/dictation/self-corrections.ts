import { adverbs, determiners, prepositions } from '../words/closed-class.ts';
import { colours } from '../words/colours.ts';
import { numberOf } from '../words/numbers.ts';
import { senseOf } from '../words/senses.ts';
import { isDoing, isFunctionWord } from '../words/word-class.ts';
import { wordSet } from '../words/word-set.ts';
import type { SpokenChange } from './tidy-transcript.ts';

const FILLERS: readonly (readonly string[])[] = [
  ['you', 'know'],
  ['i', 'mean'],
  ['okay', 'so'],
  ['ok', 'so'],
  ['so', 'yeah'],
  ['i', 'guess'],
  ['let', 'me', 'think'],
  ['let', 'me', 'see'],
  ['or', 'something', 'like', 'that'],
];
/** Behind one of these what was said just before is said anew, if it begins in the same way. */
const CUES: readonly (readonly string[])[] = [
  ['no', 'wait'],
  ['wait', 'no'],
  ['no', 'no'],
  ['no', 'sorry'],
  ['sorry', 'no'],
  ['no', 'hang', 'on'],
  ['hang', 'on', 'no'],
  ['hold', 'on', 'no'],
  ['no', 'make', 'it'],
  ['actually', 'make', 'it'],
  ['actually', 'make', 'that'],
  ['actually', 'no'],
  ['no', 'actually'],
  ['no', 'make', 'that'],
  ['scratch', 'that'],
  ['make', 'that'],
  ['or', 'rather'],
  ['i', 'mean'],
  ['correction'],
  ['sorry'],
];
/** Behind these the same thing can be named again with more to it: "five plums no make it plums and pears". */
const MAKING = wordSet('make scratch');
/** Alone it says no more than that something is not there: only a figure, a colour or the same preposition close by tells. */
const BARE_CUE = 'no';
const LOOKS_BACK = 9;
const CLOSE = 4;
const CLOSE_PHRASE = 6;
const coloured = wordSet(colours);
const hesitations = wordSet('um umm uh uhh uhm erm er hmm hm mhm ähm äh euh');

interface Spoken {
  words: string[];
  changes: SpokenChange[];
}

/** "A red bus no wait a green bus": what was taken back goes, and its cue with it. */
export function withoutCorrections(given: readonly string[]): Spoken {
  const words: string[] = [];
  const changes: SpokenChange[] = [];
  for (let at = 0; at < given.length; ) {
    const anew = anewAt(words, given, at);
    if (anew) {
      const gone = [...words.splice(anew.from), ...given.slice(at, anew.to)];
      changes.push({ kind: 'correction', words: gone.join(' '), instead: given[anew.to] ?? '' });
      at = anew.to;
      continue;
    }
    const cue = CUES.find((one) => one.every((word, offset) => bare(given[at + offset]) === word));
    const behind = cue ? skipHesitations(given, at + cue.length) : at;
    const isMade = cue?.some((word) => MAKING.has(word)) === true;
    const from = cue && behind < given.length ? takenBackFrom(words, given, behind, isMade) : undefined;
    const close = from ?? closeBefore(words, given, at);
    if (close !== undefined && from === undefined) {
      const gone = [...words.splice(close), given[at] as string];
      changes.push({ kind: 'correction', words: gone.join(' '), instead: given[at + 1] ?? '' });
      at += 1;
      continue;
    }
    if (cue === undefined || from === undefined) {
      words.push(given[at] as string);
      at += 1;
      continue;
    }
    const gone = [...words.splice(from), ...given.slice(at, behind)];
    changes.push({
      kind: 'correction',
      words: gone.join(' '),
      instead: given.slice(behind, behind + Math.max(1, gone.length - cue.length)).join(' '),
    });
    at = behind;
  }
  return { words, changes };
}

/** Where the phrase begins that is said anew: with the same word, or one of the same sort. */
function takenBackFrom(
  words: readonly string[],
  given: readonly string[],
  behind: number,
  isMade: boolean,
): number | undefined {
  const next = bare(given[behind]);
  const sort = sortOf(next);
  for (let at = words.length - 1; at >= Math.max(0, words.length - LOOKS_BACK); at--) {
    if (/[.!?]$/.test(words[at] ?? '')) return undefined;
    const word = bare(words[at]);
    if (word === next && (prepositions.has(word) || determiners.has(word))) return at;
    // "A wide street close to the sea": only side by side are these of one thing.
    const isNext = sort !== 'size' || at === words.length - 1;
    if (sort !== undefined && sortOf(word) === sort && isNext) return at;
    if (isMade && word === next && !isFunctionWord(word)) return startOf(words, at);
  }
  return undefined;
}

/** With how many there were: "five plums". */
function startOf(words: readonly string[], at: number): number {
  const before = sortOf(bare(words[at - 1]));
  return before === 'number' || before === 'determiner' ? at - 1 : at;
}

/** "Three no four women", "from the left no from behind". */
function closeBefore(words: readonly string[], given: readonly string[], at: number): number | undefined {
  const next = bare(given[at + 1]);
  const sort = sortOf(next);
  const isTelling =
    sort === 'number' || sort === 'colour' || sort === 'decade' || sort === 'size' || prepositions.has(next);
  // Nobody says "no the", "no her", unless they take something back.
  const isPhrase = prepositions.has(next) || (determiners.has(next) && !NOT_ANEW.has(next));
  const isAbroad =
    (DENIALS.has(bare(given[at])) && next.length <= SHORT) ||
    (bare(given[at]) === BARE_CUE && JOINING_ABROAD.has(next));
  if (isAbroad) {
    let end = words.length;
    while (end > 0 && SMALL_ABROAD.has(bare(words[end - 1]))) end -= 1;
    const back = words.findLastIndex((word, nth) => nth >= end - LOOKS_BACK && bare(word) === next);
    if (back < 0 || words.slice(back, -1).some((word) => /[.!?]$/.test(word))) return undefined;
    // Further back it is the same sentence only where more of it comes again.
    const again = given.slice(at + 2, at + LOOKS_BACK).map(bare);
    const isAgain = words
      .slice(back + 1, end)
      .some((word) => word.length > SHORT - 1 && again.includes(bare(word)));
    return back >= end - CLOSE || isAgain ? back : undefined;
  }
  if (
    /[.,!?]$/.test(given[at] ?? '') ||
    bare(given[at]) !== BARE_CUE ||
    (!isTelling && !isPhrase) ||
    next === 'one'
  )
    return undefined;
  const reach = isPhrase ? CLOSE_PHRASE : CLOSE;
  for (let back = words.length - 1; back >= Math.max(0, words.length - reach); back--) {
    if (/[.!?]$/.test(words[back] ?? '')) return undefined;
    const word = bare(words[back]);
    if (word === next || (sort !== undefined && sortOf(word) === sort)) return back;
  }
  return undefined;
}

const SIDES = wordSet('left right top bottom');
const NOT_ANEW = wordSet('such other another some any each every both either that this');
/** The same in other languages, where a short word comes again behind it: "eine Imkerin nein eine Schäferin". */
const DENIALS = wordSet('nein non nee não nej');
const JOINING_ABROAD = wordSet('de del en con un una el la los las di da il lo');
const SHORT = 5;
const SMALL_ABROAD = wordSet('bueno ay äh also ach doch bon enfin mais ma cioè quer digo');

interface Anew {
  /** Where in what is kept the words begin that are taken back. */
  readonly from: number;
  /** Where in what was said it goes on. */
  readonly to: number;
}

/** Words taken back by saying them again, denied or with somebody who does something else. */
function anewAt(words: readonly string[], given: readonly string[], at: number): Anew | undefined {
  return (
    deniedAgain(words, given, at) ??
    doneOtherwise(words, given, at) ??
    doneNot(words, given, at) ??
    bothOfThem(words, given, at) ??
    namedAgain(words, given, at) ??
    ofThatKind(words, given, at) ??
    echo(words, given, at)
  );
}

const DENYING = wordSet('no actually wait sorry well oh');
const SMALL = wordSet('and oh well uh um just');
const LONGEST_ECHO = 4;

/** "With a trowel no not a trowel a long float": what is denied was said just before. */
function deniedAgain(words: readonly string[], given: readonly string[], at: number): Anew | undefined {
  if (!DENYING.has(bare(given[at])) || bare(given[at + 1]) !== 'not') return undefined;
  let end = words.length;
  while (end > 0 && SMALL.has(bare(words[end - 1]))) end -= 1;
  for (let length = Math.min(LONGEST_ECHO, end); length >= 1; length--) {
    const denied = given.slice(at + 2, at + 2 + length).map(bare);
    const said = words.slice(end - length, end).map(bare);
    if (denied.length === length && denied.every((word, nth) => word === said[nth])) {
      const to = at + 2 + length;
      return to < given.length ? { from: end - length, to } : undefined;
    }
  }
  return undefined;
}

const BACK = [
  ['scratch', 'that'],
  ['no', 'wait'],
  ['wait', 'no'],
  ['i', 'mean'],
  ['no', 'sorry'],
  ['sorry'],
  ['no'],
];
const GOING = wordSet("they're he's she's it's we're i'm");
const ARE = wordSet("are is am they're he's she's it's we're i'm");

/** "Two girls are running down a dune scratch that they're rolling down it": who does it is known. */
function doneOtherwise(words: readonly string[], given: readonly string[], at: number): Anew | undefined {
  const cue = BACK.find((one) => one.every((word, offset) => bare(given[at + offset]) === word));
  const next = at + (cue?.length ?? 0);
  if (!cue || !GOING.has(bare(given[next])) || !isDoing(bare(given[next + 1]))) return undefined;
  for (let back = words.length - 1; back >= Math.max(1, words.length - LOOKS_BACK); back--) {
    if (/[.!?]$/.test(words[back] ?? '')) return undefined;
    if (isDoing(bare(words[back])) && ARE.has(bare(words[back - 1]))) return { from: back, to: next + 1 };
  }
  return undefined;
}

const DENIED = wordSet("don't doesn't didn't dont doesnt");

/** "We tilt up no we don't tilt we pull back". */
function doneNot(words: readonly string[], given: readonly string[], at: number): Anew | undefined {
  const who = bare(given[at + 1]);
  const verb = bare(given[at + 3]);
  if (bare(given[at]) !== BARE_CUE || !DENIED.has(bare(given[at + 2])) || verb === '') return undefined;
  const from = words.findLastIndex(
    (word, nth) =>
      nth >= words.length - CLOSE_PHRASE && bare(word) === who && bare(words[nth + 1]).startsWith(verb),
  );
  return from < 0 || at + 4 >= given.length ? undefined : { from, to: at + 4 };
}

const ALL = wordSet('both neither');
const ONE = wordSet("one one's");

/** "One's writing and the other one no both are writing". */
function bothOfThem(words: readonly string[], given: readonly string[], at: number): Anew | undefined {
  if (bare(given[at]) !== BARE_CUE) return undefined;
  const wait = bare(given[at + 1]);
  const next = at + (wait === 'wait' || wait === 'actually' || wait === 'sorry' ? 2 : 1);
  if (!ALL.has(bare(given[next]))) return undefined;
  const begin = Math.max(0, words.length - LOOKS_BACK);
  const one = words.findIndex((word, nth) => nth >= begin && ONE.has(bare(word)));
  if (one < 0 || words.slice(one).some((word) => /[.!?]$/.test(word))) return undefined;
  return { from: bare(words[one - 1]) === 'well' ? one - 1 : one, to: next };
}

const LONGEST_NAME = 6;

/** "A bag of chips no peas bag of peas": what it is of is named again with it. */
function namedAgain(words: readonly string[], given: readonly string[], at: number): Anew | undefined {
  const name = bare(given[at + 1]);
  if (bare(given[at]) !== BARE_CUE || name === '' || isFunctionWord(name)) return undefined;
  const before = words.slice(-LONGEST_NAME).map(bare);
  for (let to = at + 3; to <= at + LONGEST_NAME && to < given.length; to++) {
    if (bare(given[to]) !== name) continue;
    const again = given.slice(at + 2, to).map(bare);
    const isSaid = again.every((word) => before.includes(word) || determiners.has(word));
    const isNamed = again.some((word) => !isFunctionWord(word) && before.includes(word));
    return isSaid && isNamed && words.length > 0 ? { from: words.length - 1, to } : undefined;
  }
  return undefined;
}

/** "My uncle well an uncle type": the same word with more to it. */
function ofThatKind(words: readonly string[], given: readonly string[], at: number): Anew | undefined {
  if (bare(given[at]) !== 'well' || !determiners.has(bare(given[at + 1]))) return undefined;
  const name = bare(words.at(-1));
  const again = given.slice(at + 2, at + CLOSE).map(bare);
  if (isFunctionWord(name) || !again.includes(name)) return undefined;
  const from = words.findLastIndex((word, nth) => nth >= words.length - CLOSE && determiners.has(bare(word)));
  return from < 0 ? undefined : { from, to: at + 1 };
}

const AGREEING = wordSet('yeah yes yep');

/** "On a radiator yeah a radiator", "copper let's say copper": said once more, to be sure. */
function echo(words: readonly string[], given: readonly string[], at: number): Anew | undefined {
  const isSaying = bare(given[at]) === "let's" && bare(given[at + 1]) === 'say';
  if (!AGREEING.has(bare(given[at])) && !isSaying) return undefined;
  const next = at + (isSaying ? 2 : 1);
  for (let length = LONGEST_ECHO; length >= 1; length--) {
    const again = given.slice(next, next + length).map(bare);
    const said = words.slice(-length).map(bare);
    const isSame =
      again.length === length && said.length === length && again.every((word, nth) => word === said[nth]);
    if (isSame && !again.every(isFunctionWord)) return { from: words.length - length, to: next };
  }
  return undefined;
}

function sortOf(word: string): string | undefined {
  if (determiners.has(word)) return 'determiner';
  if (numberOf(word) !== undefined || /^\d/.test(word)) return 'number';
  if (coloured.has(word) || isLikeColour(word)) return 'colour';
  if (SIZES.has(word)) return 'size';
  if (DECADE.test(word)) return 'decade';
  if (SIDES.has(word)) return 'side';
  return senseOf(word) === 'time' ? 'time' : undefined;
}

const SIZES = wordSet('wide close tight close-up closeup');
const DECADE = /^(?:twent|thirt|fort|fift|sixt|sevent|eight|ninet)ies$|^(?:\d\d)?\d0'?s$/;

/** "Greyish", "reddish". */
function isLikeColour(word: string): boolean {
  const [, stem = ''] = /^(.{3,})ish$/.exec(word) ?? [];
  return [stem, `${stem}e`, stem.slice(0, -1)].some((one) => one !== '' && coloured.has(one));
}

function skipHesitations(given: readonly string[], from: number): number {
  let at = from;
  while (at < given.length && hesitations.has(bare(given[at]))) at += 1;
  return at;
}

/** Of two that stand side by side the first was given up: "they're she's shelling peas". */
const OPENINGS = [wordSet('a an the'), wordSet("i'm it's he's she's they're we're you're there's")];

/** Sounds of thinking, and words that are begun anew: "in a in a blue coat". */
export function withoutStutters(given: readonly string[]): Spoken {
  const words: string[] = [];
  const changes: SpokenChange[] = [];
  for (let at = 0; at < given.length; ) {
    const again = hesitations.has(bare(given[at])) ? 1 : repeatedAt(words, given, at);
    const gone = given.slice(at, at + again).join(' ');
    if (
      again === 0 &&
      OPENINGS.some((one) => one.has(bare(given[at])) && one.has(words.at(-1)?.toLowerCase() ?? ''))
    )
      changes.push({ kind: 'filler', words: words.pop() as string });
    if (again === 0) words.push(given[at] as string);
    else {
      changes.push({ kind: 'filler', words: gone.replace(/[,.]$/, '') });
      stopAt(words, gone);
    }
    at += Math.max(1, again);
  }
  return { words, changes };
}

/** Words that say nothing: "you know", "okay so", and a "so" in front of everything. */
export function withoutFillers(given: readonly string[]): Spoken {
  const words: string[] = [];
  const changes: SpokenChange[] = [];
  for (let at = 0; at < given.length; ) {
    const filler = FILLERS.find((one) => one.every((word, offset) => bare(given[at + offset]) === word));
    const isMeant = filler?.[0] === 'i' && MEANT.has(bare(given[at + filler.length]));
    const isLead = words.length === 0 && given.length > 3 && LEADS.has(bare(given[at]));
    const length = filler !== undefined && !isMeant ? filler.length : isLead ? 1 : 0;
    const gone = given.slice(at, at + length).join(' ');
    if (length === 0) words.push(given[at] as string);
    else {
      changes.push({ kind: 'filler', words: gone.replace(/[,.]$/, '') });
      stopAt(words, gone);
    }
    at += Math.max(1, length);
  }
  return { words, changes };
}

/** The stop behind what is gone was that of the sentence. */
function stopAt(words: string[], gone: string): void {
  const stop = /[.!?]$/.exec(gone)?.[0];
  const last = words.at(-1);
  if (stop !== undefined && last !== undefined && !/[.!?]$/.test(last))
    words[words.length - 1] = last.replace(/,$/, '') + stop;
}

const MEANT = wordSet('it that this what');
/** In front of everything they say nothing. */
const LEADS = wordSet('so okay ok right well yeah');
const LONGEST_STUTTER = 3;

/** "In a in a blue coat": how many words are said a second time. */
function repeatedAt(words: readonly string[], given: readonly string[], at: number): number {
  for (let length = LONGEST_STUTTER; length >= 1; length--) {
    if (words.length < length) continue;
    const isSame = words
      .slice(-length)
      .every((word, offset) => bare(word) === bare(given[at + offset]) && !/[.,!?]$/.test(word));
    if (isSame && (length > 1 || isBegunAnew(bare(given[at])))) return length;
  }
  return 0;
}

/** "Very very", "plink plink" are said twice on purpose; these are not. */
function isBegunAnew(word: string): boolean {
  if (adverbs.has(word) && word !== 'just') return false;
  return isFunctionWord(word) || isDoing(word) || word.includes("'") || word === 'like' || word === 'just';
}

function bare(word: string | undefined): string {
  return (word ?? '').toLowerCase().replace(/[.,!?]+$/, '');
}
