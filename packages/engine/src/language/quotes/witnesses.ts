import { isSomebody } from '../cast/people.ts';
import type { Token } from '../tokens/token.ts';
import { determiners, prepositions } from '../words/closed-class.ts';
import { frameParts } from '../words/sight-words.ts';
import { bears, hands, says, sizes, surfaces, voices, writings } from '../words/surfaces.ts';
import type { Around } from './around.ts';

export interface Evidence {
  /** How many tokens away the nearest word is that says so; none when nothing does. */
  readonly spoken: number | undefined;
  readonly written: number | undefined;
  /** Two words that do not depend on each other say that it is written. */
  readonly isWrittenTwice: boolean;
  /** Somebody who speaks stands before a colon, or a verb of speech beside it. */
  readonly isSpokenByForm: boolean;
  /** A colon stands between who speaks and the words. */
  readonly isNamed: boolean;
  /** Whoever is said to speak can: a person, somebody by name, a voice. */
  readonly isBySomebody: boolean;
  readonly isExcluded: boolean;
}

const DENIES = new Set("don't dont never not doesn't didn't without avoid no".split(' '));

/** "A painting called 'The Long Watch'": a name is not seen. */
const NAMES = new Set(['called', 'named', 'nicknamed', 'dubbed', 'alias']);
const CALLS = new Set(['call', 'calls', 'called', 'nickname', 'nicknames']);
/** "Everybody calls 'The Bishop'", "they call her 'Ma'". */
const NAMED_BY = new Set([
  'everybody',
  'everyone',
  'people',
  'they',
  'locals',
  'him',
  'her',
  'it',
  'them',
  'me',
]);

/** What the words around a quote say it is. */
export function evidenceOf({ before, behind }: Around): Evidence {
  const isColon = before[0]?.word === ':' || before[0]?.word === '：';
  const surface = before.findIndex(isSurface);
  const bearing = before.findIndex(({ word }) => bears.has(word));
  const writing = before.findIndex(isWriting);
  const hand = behind.findIndex(({ word }) => hands.has(word));
  const surfaceBehind = behind.findIndex(isSurface);
  const isOnSurface = surfaceBehind > 0 && behind.slice(0, surfaceBehind).some(({ word }) => isOn(word));

  const verb = before.findIndex(({ word }) => says.has(word));
  const verbBehind = behind.findIndex(({ word }) => says.has(word));
  const voice = before.findIndex(({ word }) => voices.has(word));
  // "the mug says": what speaks is a thing that carries words.
  const subject = verb < 0 ? -1 : subjectBefore(before, verb);
  const isPronoun = verb >= 0 && ['it', 'that', 'which'].includes(before[verb + 1]?.word ?? '');
  const isSaidBySurface =
    (subject >= 0 && isSurface(before[subject] as Token)) ||
    (surface > verb && (isPronoun || (verb >= 0 && before[verb + 1]?.word === ',')));
  const isShown = bearing >= 0 && !says.has(before[bearing]?.word ?? '');

  const writtenPlaces = [
    ...(surface >= 0 ? [surface] : []),
    ...(isShown && bearing <= 4 ? [bearing] : []),
    ...(writing >= 0 && writing <= 6 ? [writing] : []),
    ...(hand >= 0 ? [hand] : []),
    ...(isOnSurface ? [surfaceBehind] : []),
  ];
  const spokenPlaces = [
    ...(verb >= 0 && !isSaidBySurface ? [verb] : []),
    ...(verbBehind >= 0 && verbBehind <= 3 && isSpeakerNear(behind, verbBehind) ? [verbBehind] : []),
    ...(voice >= 0 ? [voice] : []),
  ];
  const isNamed =
    isColon && surface < 0 && writing < 0 && !isOnIt(before) && !placesWords(before) && isSpeaker(before);
  return {
    spoken: isNamed ? 0 : least(spokenPlaces),
    written: least(writtenPlaces),
    isWrittenTwice: writtenPlaces.length > 1 || isSaidBySurface,
    isSpokenByForm: isNamed || (verb >= 0 && !isSaidBySurface && leadsTo(before, verb)) || verbBehind === 0,
    isNamed,
    isBySomebody:
      voice >= 0 ||
      (verb >= 0 && before.slice(verb + 1, verb + 1 + LONGEST_NAME).some(isSpeaking)) ||
      (verbBehind >= 0 &&
        [...behind.slice(0, LONGEST_NAME), ...before.slice(0, LONGEST_NAME)].some(isSpeaking)) ||
      (isNamed && before.some(isSpeaking)),
    isExcluded: before.slice(0, 3).some(({ word }) => DENIES.has(word)) || (isName(before) && hand < 0),
  };
}

/** "Word for word" tells how it is said. */
function isWriting({ word }: Token, at: number, before: readonly Token[]): boolean {
  const isEach = before[at - 1]?.word === 'for' || before[at + 1]?.word === 'for';
  return writings.has(word) && !(word === 'word' && isEach);
}

function isName(before: readonly Token[]): boolean {
  const [last = '', first = ''] = before.map(({ word }) => word);
  const isCalled = (verb: string, by: string) => CALLS.has(verb) && NAMED_BY.has(by);
  return (
    NAMES.has(last) || isCalled(last, first) || isCalled(first, last) || (last === 'as' && first === 'known')
  );
}

function isSurface({ word, kind }: Token, at = 0, before: readonly Token[] = []): boolean {
  // "Off-screen": nothing is written on it.
  const isOff = before[at + 1]?.word === '-' && before[at + 2]?.word === 'off';
  return kind === 'word' && surfaces.has(word) && !isOff;
}

function isOn(word: string): boolean {
  return word === 'on' || word === 'across' || word === 'over' || word === 'along' || word === 'above';
}

/** "Says, quietly:": nothing stands between the verb and the words but how they are said. */
function leadsTo(before: readonly Token[], verb: number): boolean {
  return before.slice(0, verb).every(({ kind, word }) => kind === 'mark' || word.endsWith('ly'));
}

/** The noun a verb of speech hangs on: the nearest word before it that is neither an adverb nor a mark. */
function subjectBefore(before: readonly Token[], verb: number): number {
  for (let at = verb + 1; at < Math.min(before.length, verb + 4); at++) {
    const { kind, word } = before[at] as Token;
    if (kind === 'word' && !word.endsWith('ly') && word !== 'that' && word !== 'which' && word !== 'it')
      return isWorn(before, at) ? -1 : at;
  }
  return -1;
}

/** "The welder in the yellow helmet says": whoever is in it speaks. */
function isWorn(before: readonly Token[], noun: number): boolean {
  const lead = before.slice(noun + 1, noun + LONGEST_NAME).findIndex(({ word }) => prepositions.has(word));
  const article = before.slice(noun + 1, noun + LONGEST_NAME).findIndex(({ word }) => determiners.has(word));
  const at = noun + 1 + lead;
  return lead >= 0 && (article < 0 || article < lead) && WEARS.has(before[at]?.word ?? '');
}

const LONGEST_NAME = 5;
const WEARS = new Set(['in', 'with', 'wearing']);

/** '"Is that it?" asks the groom': somebody stands behind the verb, or before it. */
function isSpeakerNear(behind: readonly Token[], verb: number): boolean {
  return verb === 0 || behind.slice(0, verb).every(({ kind }) => kind === 'word' || kind === 'mark');
}

/** "MARTA (tired):", "the older one:": what stands before the colon can speak. */
function isSpeaker(before: readonly Token[]): boolean {
  const words = before.filter(({ kind }) => kind === 'word');
  return words.length > 0 && words.length <= 12;
}

/** "Along the bottom, smaller:", "at the top in capitals:": where words stand, and nobody who says them. */
function placesWords(before: readonly Token[]): boolean {
  const words = before.filter(({ kind }) => kind === 'word').map(({ word }) => word);
  const [last = ''] = words;
  const isInPlace = prepositions.has(words.at(-1) ?? '') && words.some((word) => frameParts.has(word));
  return hands.has(last) || sizes.has(last) || isInPlace;
}

/** "Somebody has written on it:" */
function isOnIt(before: readonly Token[]): boolean {
  return prepositions.has(before[2]?.word ?? '') && THINGS.has(before[1]?.word ?? '');
}

const THINGS = new Set(['it', 'them', 'this', 'that']);

const SPEAKING = new Set(
  'i you he she we they one ones other others someone somebody everyone everybody nobody who'.split(' '),
);

function isSpeaking({ kind, word, isCapital, isShouted }: Token): boolean {
  return kind === 'word' && (SPEAKING.has(word) || isSomebody(word) || isCapital || isShouted);
}

function least(places: readonly number[]): number | undefined {
  return places.length > 0 ? Math.min(...places) : undefined;
}
