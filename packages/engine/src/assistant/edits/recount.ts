import type { Reading } from '../../language/reading.ts';
import { said, type Words, wordsIn } from '../../language/wishes/match-form.ts';
import { determiners } from '../../language/words/closed-class.ts';
import { isMany, pluralOf, singleOf } from '../../language/words/number-forms.ts';
import { numberOf } from '../../language/words/numbers.ts';
import { baseOf, isVerb } from '../../language/words/senses.ts';
import { articleFor } from './article.ts';
import { type Change, type Outcome, quoted } from './outcome.ts';
import { phraseAround, wordAt } from './phrase.ts';
import { thirdPerson } from './take-out.ts';
import { targetOf } from './target.ts';

/** So many of a thing that is there: its number, its form and its verb; nothing where it is not there. */
export function recount(reading: Reading, thing: Words, count: Words): Outcome | undefined {
  const phrases = targetOf(reading, thing).places.flatMap(
    ({ from, to }) => phraseAround(reading, from, to - 1) ?? [],
  );
  const phrase = phrases.find(({ from }) => isCounted(reading, firstOf(reading, from))) ?? phrases[0];
  if (!phrase) return undefined;
  const { tokens, text } = reading;
  const number = numberOf(count.tokens.at(-1)?.word ?? '') ?? 1;
  const isOne = number === 1;
  const head = tokens[phrase.nounEnd - 1];
  const first = tokens[firstOf(reading, phrase.from)];
  if (!head || !first) return undefined;
  const noun = text.slice(head.from, head.to);
  const form = isOne ? singleOf(noun) : isMany(noun.toLowerCase()) ? noun : pluralOf(noun);
  const start = countsTo(reading, firstOf(reading, phrase.from), phrase.head);
  const between = text.slice(tokens[start]?.from ?? head.from, head.from);
  const written = said(count).toLowerCase().split(' ').at(-1) ?? '';
  const amount =
    isOne && written === 'single'
      ? 'a single'
      : isOne && written === '1'
        ? articleFor(between || form)
        : isOne
          ? 'one'
          : written;
  const put = `${amount} ${between}${form}`;
  const words = first.isCapital ? put.charAt(0).toUpperCase() + put.slice(1) : put;
  const was = text.slice(first.from, head.to);
  if (was === words) return { asks: `It already says ${quoted(was)}.`, choices: [] };
  return {
    changes: [{ from: first.from, to: head.to, put: words }, ...agreeing(reading, phrase.to, isOne)],
    did: `Changed: ${quoted(was)} to ${quoted(words)}.`,
  };
}

function isCounted(reading: Reading, at: number): boolean {
  return AMOUNTS.has(wordAt(reading, at)) || numberOf(wordAt(reading, at)) !== undefined;
}

/** "Dozens of balloons": what counts them stands in front of "of". */
function firstOf(reading: Reading, from: number): number {
  if (wordAt(reading, from - 1) !== 'of') return from;
  const amount = wordAt(reading, from - 2);
  if (numberOf(amount) === undefined && !AMOUNTS.has(amount)) return from;
  return determiners.has(wordAt(reading, from - 3)) ? from - 3 : from - 2;
}

const AMOUNTS: ReadonlySet<string> = new Set([
  'dozens',
  'hundreds',
  'thousands',
  'lots',
  'plenty',
  'pair',
  'couple',
  'group',
  'crowd',
  'bunch',
  'row',
  'flock',
  'herd',
  'pack',
  'pile',
  'handful',
  'number',
]);

/** Behind the words that count: "many small" is small. */
function countsTo(reading: Reading, from: number, head: number): number {
  let at = from;
  while (
    at < head &&
    (determiners.has(wordAt(reading, at)) ||
      numberOf(wordAt(reading, at)) !== undefined ||
      AMOUNTS.has(wordAt(reading, at)) ||
      ['of', 'many', 'several', 'few', 'single', 'lone', 'more'].includes(wordAt(reading, at)))
  )
    at += 1;
  return at;
}

/** "A horse runs", "two horses run". */
function agreeing(reading: Reading, at: number, isOne: boolean): Change[] {
  const token = reading.tokens[at];
  if (token?.kind !== 'word') return [];
  const { word } = token;
  const known = isOne
    ? { are: 'is', were: 'was', have: 'has' }[word]
    : { is: 'are', was: 'were', has: 'have' }[word];
  const put =
    known ??
    (isOne
      ? isVerb(word) &&
        !word.endsWith('s') &&
        !word.endsWith('ing') &&
        baseOf(thirdPerson(word)) !== undefined &&
        reading.units.some(({ from, to }) => at >= from && at + 1 < to) &&
        wordAt(reading, at + 1) !== '' &&
        isLed(reading, at + 1)
        ? thirdPerson(word)
        : undefined
      : baseOf(word));
  return put === undefined || put === word ? [] : [{ from: token.from, to: token.to, put }];
}

function isLed(reading: Reading, at: number): boolean {
  const word = wordAt(reading, at);
  return (
    determiners.has(word) ||
    [
      'in',
      'on',
      'at',
      'along',
      'across',
      'through',
      'over',
      'under',
      'by',
      'into',
      'with',
      'from',
      'past',
      'down',
      'up',
    ].includes(word)
  );
}

/** "One of the hikers less". */
export function oneFewer(reading: Reading, thing: Words): Outcome | undefined {
  const [place] = targetOf(reading, thing).places;
  const phrase = place && phraseAround(reading, place.from, place.to - 1);
  if (!phrase) return undefined;
  const counts = reading.tokens
    .slice(firstOf(reading, phrase.from), phrase.head)
    .map(({ word }) => numberOf(word));
  const number = counts.find((one) => one !== undefined);
  const name = said(thing);
  if (number === undefined || number < 2)
    return {
      asks: `I can’t count ${quoted(name)} there. How many should be left?`,
      choices: [`One ${singleOf(name)}`, `Remove ${name}`],
    };
  return recount(reading, thing, wordsIn(BY_NUMBER[number - 1] ?? String(number - 1)));
}

const BY_NUMBER = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
