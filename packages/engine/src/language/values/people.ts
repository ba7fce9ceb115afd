import type { TermHit } from '../terms/term.ts';
import { numberIn, type TermToken } from '../terms/term-token.ts';
import {
  countedGroups,
  describesToo,
  irregularPlurals,
  numberWords,
  persons,
  twoWordPersons,
  uncounted,
} from '../words/people-words.ts';
import { isDeterminer, isFunctionWord, isNaming, isPreposition } from '../words/word-class.ts';
import { wordSet } from '../words/word-set.ts';
import { wordTable } from '../words/word-table.ts';
import { compound } from './numerals.ts';

const singular = wordSet(persons);
const crowds = wordSet(uncounted);
const inTwoWords = wordSet(twoWordPersons);
const describing = wordSet(describesToo);
/** Of these, the ones that need an article to be somebody. */
const adjectives = wordSet('patient extra general hero elder');

/** One person, by what they are called. */
export function isPerson(word: string): boolean {
  return singular.has(word);
}

const MOST_WORDS_BETWEEN = 4;
const MOST_WORDS_APART = 8;

/** "two girls", "a couple", "a father and his son". One person who is only mentioned is counted when nobody else is. */
export function readPeople(tokens: readonly TermToken[]): TermHit[] {
  const said: TermHit[] = [];
  const mentioned: TermHit[] = [];
  let crowded = false;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) continue;
    const counted = countedAt(tokens, at);
    if (counted) {
      said.push(counted);
      at = counted.to - 1;
      continue;
    }
    if (crowds.has(token.word)) crowded = true;
    if (isPersonAt(tokens, at)) {
      const person = mention(tokens, at);
      if (person) mentioned.push(person);
    } else if (isPlural(token.word) && !token.isPossessive) crowded = true;
  }
  return total(said, mentioned, crowded);
}

function total(said: readonly TermHit[], mentioned: readonly TermHit[], crowded: boolean): TermHit[] {
  const [first] = said;
  if (first) {
    const companions = mentioned.filter(
      ({ from }) => from >= first.to && from <= first.to + 3 && from > first.to,
    );
    const sum = said.length === 1 ? Number(first.value) + companions.length : Number(first.value);
    return said.length > 1 && said.some(({ value }) => value !== first.value) && said.length > 2
      ? []
      : [
          {
            ...first,
            value: String(said.length === 2 ? Number(said[0]?.value) + Number(said[1]?.value) : sum),
          },
        ];
  }
  if (crowded || mentioned.length === 0 || mentioned.length > 2) return [];
  const [one, other] = mentioned;
  if (!one) return [];
  if (!other) return [one];
  return other.from - one.to <= MOST_WORDS_APART ? [{ ...one, to: other.to, value: '2' }] : [];
}

function countedAt(tokens: readonly TermToken[], at: number): TermHit | undefined {
  const { word = '' } = tokens[at] ?? {};
  if ((word === 'nobody' || word === 'no') && isPreposition(tokens[at - 1]?.word ?? '')) return undefined;
  if (
    word === 'nobody' ||
    (word === 'no' && tokens[at + 1]?.word === 'one' && !singular.has(tokens[at + 2]?.word ?? ''))
  )
    return { field: 'subject.people', value: '0', from: at, to: at + (word === 'no' ? 2 : 1) };
  const group = countedGroups[word];
  if (group !== undefined && !(tokens[at + 1]?.word === 'of' && !isPersonAhead(tokens, at + 2)))
    return { field: 'subject.people', value: String(group), from: at, to: at + 1 };
  if (word === 'pair' && tokens[at + 1]?.word === 'of' && isPersonAhead(tokens, at + 2))
    return { field: 'subject.people', value: '2', from: at, to: at + 2 };
  const number = numberAt(tokens, at);
  if (!number) return undefined;
  const { count } = number;
  const person = personAhead(tokens, number.to);
  const one = singular.has(tokens[person ?? -1]?.word ?? '');
  if (person !== undefined && one !== (count === 1) && tokens[person]?.word !== 'figures') return undefined;
  return person === undefined
    ? undefined
    : { field: 'subject.people', value: String(count), from: at, to: person + 1 };
}

/** "twenty-two", "two hundred", "half a dozen"; behind one of them the rest of it is no number of its own. */
function numberAt(tokens: readonly TermToken[], at: number): { count: number; to: number } | undefined {
  const word = (ahead: number) => tokens[at + ahead]?.word ?? '';
  if (word(0) === 'half' && word(1) === 'a' && word(2) === 'dozen') return { count: 6, to: at + 3 };
  if (word(0) === 'hundred') return word(-1) === 'a' ? { count: 100, to: at + 1 } : undefined;
  if (word(0) === 'dozen' && (word(-2) === 'half' || countIn(tokens[at - 1]) !== undefined)) return undefined;
  const first = countIn(tokens[at]);
  if (first === undefined) return undefined;
  const both = compound(word(0), word(1));
  const [count, to] = both === undefined ? ([first, at + 1] as const) : ([both, at + 2] as const);
  const times = MULTIPLES[tokens[to]?.word ?? ''];
  if (times === Number.POSITIVE_INFINITY) return undefined;
  return times === undefined ? { count, to } : { count: count * times, to: to + 1 };
}

const MULTIPLES = wordTable<number>({
  dozen: 12,
  hundred: 100,
  thousand: Number.POSITIVE_INFINITY,
  million: Number.POSITIVE_INFINITY,
});

function countIn(token: TermToken | undefined): number | undefined {
  return numberWords[token?.word ?? ''] ?? wholeNumber(token);
}

function isPersonAt(tokens: readonly TermToken[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  return singular.has(word) || inTwoWords.has(`${tokens[at - 1]?.word ?? ''}_${word}`);
}

function wholeNumber(token: TermToken | undefined): number | undefined {
  const value = numberIn(token);
  return value !== undefined && Number.isInteger(value) && value > 0 && value <= 100 ? value : undefined;
}

function isPersonAhead(tokens: readonly TermToken[], at: number): boolean {
  return personAhead(tokens, at) !== undefined;
}

/** The person a number belongs to: only describing words stand between them. */
function personAhead(tokens: readonly TermToken[], from: number): number | undefined {
  for (let at = from; at <= from + MOST_WORDS_BETWEEN; at++) {
    const token = tokens[at];
    if (token?.kind !== 'word' || ['year', 'years', 'of', 'day', 'month'].includes(token.word))
      return undefined;
    if (isPlural(token.word) || (singular.has(token.word) && !isPersonNext(tokens, at)))
      return isTitle(tokens, from - 1, at) ? undefined : at;
    if (token.word === 'figure' || token.word === 'figures' || token.word === 'silhouettes') return at;
    if (isFunctionWord(token.word)) return undefined;
  }
  return undefined;
}

/** "Seven Sisters" is a name. */
function isTitle(tokens: readonly TermToken[], count: number, person: number): boolean {
  return (
    tokens[count]?.isCapital === true &&
    tokens[person]?.isCapital === true &&
    tokens[person]?.isShouted === false &&
    person === count + 1
  );
}

function isPersonNext(tokens: readonly TermToken[], at: number): boolean {
  const next = tokens[at + 1]?.word ?? '';
  return singular.has(next) || isPlural(next);
}

function isPlural(word: string): boolean {
  if (word in irregularPlurals) return true;
  return word.endsWith('s') && singular.has(word.slice(0, -1));
}

/** "an old woman": brought in by "a", by a possessive, or by nothing at all. "the woman" was there before. */
function mention(tokens: readonly TermToken[], at: number): TermHit | undefined {
  const next = tokens[at + 1];
  if (isPersonNext(tokens, at) || ['shot', 'eyed'].includes(next?.word ?? '')) return undefined;
  if (next?.word === 'of' && !isAge(tokens, at + 2)) return undefined;
  const word = tokens[at]?.word ?? '';
  if (
    describing.has(word) &&
    (isNaming(next) || (adjectives.has(word) && next?.word === ',' && isNaming(tokens[at + 2])))
  )
    return undefined;
  for (let back = at - 1; back >= Math.max(-1, at - 6); back--) {
    const token = tokens[back];
    if (adjectives.has(word) && (!token || token.kind === 'mark')) return undefined;
    if (!token || token.kind === 'mark')
      return { field: 'subject.people', value: '1', from: back + 1, to: at + 1 };
    if (isDeterminer(token.word))
      return token.word === 'the'
        ? undefined
        : { field: 'subject.people', value: '1', from: back, to: at + 1 };
    if (token.word === 'of' || token.word === 'and')
      return { field: 'subject.people', value: '1', from: back + 1, to: at + 1 };
    if (isFunctionWord(token.word) && token.word !== 'late' && token.word !== 'early') return undefined;
  }
  return undefined;
}

/** "a girl of seven", "a mother of two": still one. */
function isAge(tokens: readonly TermToken[], at: number): boolean {
  const number = numberAt(tokens, at);
  return number !== undefined && personAhead(tokens, number.to) === undefined;
}
