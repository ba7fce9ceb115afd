import type { Reading } from '../../language/reading.ts';
import { thePrompt, type Wanted } from '../../language/wishes/forms.ts';
import { nameOf, part, type Slots, said, startsWith, type Words } from '../../language/wishes/match-form.ts';
import { statesIn } from '../../language/wishes/states.ts';
import { isAboutSomebody, isTalk, vagueLeads } from '../../language/wishes/talk.ts';
import { auxiliaries, determiners } from '../../language/words/closed-class.ts';
import { isDescribing, qualityOf } from '../../language/words/describing.ts';
import { isSomebody } from '../../language/words/kinds-of.ts';
import { numberOf } from '../../language/words/numbers.ts';
import { isDoing } from '../../language/words/word-class.ts';
import { findMentions } from '../said/find-models.ts';
import { isNoun } from './phrase.ts';
import { targetOf, whoever } from './target.ts';
import type { Wish } from './wishes.ts';

export interface Weighed {
  readonly wish: Wish;
  readonly score: number;
}

interface Way {
  readonly wanted: Wanted;
  readonly says: number;
  readonly words: Words;
  readonly slots: Slots;
}

const MOST_OF_THING = 7;
const MOST_OF_VALUE = 16;
const THERE = 0.35;
const MISSING = -0.05;
const FITS = 0.2;
const EACH_WORD = 0.03;
const HINT = 0.5;
const names = new Set(thePrompt);
const NOTHING: ReadonlySet<string> = new Set([
  'the rest',
  'rest',
  'the others',
  'others',
  'nothing',
  'one',
  'so',
  'not',
  'a',
  'an',
  'the',
]);
const NEEDS_THING: ReadonlySet<Wanted> = new Set([
  'take',
  'change',
  'instead',
  'move',
  'keep',
  'count',
  'closer',
]);

/** How well a way to hear some words fits them and the prompt; nothing where it cannot be meant. */
export function weigh(
  { wanted, says, words, slots }: Way,
  reading: Reading | undefined,
): Weighed | undefined {
  const { X: given, W: was, R: lead, N: count } = slots;
  const y = slots.Y && value(slots.Y);
  const x = given && withoutAll(given);
  if (slots.Y && (!y || y.tokens.length === 0)) return undefined;
  const taken = [given, slots.Y, was, lead, count].reduce((sum, one) => sum + (one?.tokens.length ?? 0), 0);
  let score = says + Math.min(5, words.tokens.length - taken) * EACH_WORD;
  const isHint = says < HINT;
  if (x) {
    if (x.tokens.length > MOST_OF_THING || NOTHING.has(nameOf(x))) return undefined;
    if (isTalk(x) && !(x.tokens.length === 1 && isAboutSomebody(x.tokens[0]?.word ?? ''))) return undefined;
    if (names.has(nameOf(x)))
      return wanted === 'change' && y && !isHint
        ? weigh({ wanted: 'make', says, words, slots: { Y: y } }, reading)
        : undefined;
    const sure = reading ? targetOf(reading, x).sure : 0;
    const bare = part(x, determiners.has(x.tokens[0]?.word ?? '') ? 1 : 0);
    if (sure === 0 && wanted === 'change' && isDescribing(bare)) return undefined;
    if (reading && sure === 0 && (isHint || wanted === 'keep')) return undefined;
    if (!reading && isHint) return undefined;
    if (reading && NEEDS_THING.has(wanted)) score += sure > 0 ? THERE * sure : MISSING;
    else if (reading && wanted === 'put') score += sure > 0 ? THERE * sure : MISSING - 0.1;
  }
  if (y) {
    if (y.tokens.length > MOST_OF_VALUE || (isTalk(y) && wanted !== 'vague')) return undefined;
    const fit = fits(wanted, y, isHint, x, words, reading);
    if (fit === undefined) return undefined;
    score += fit;
  }
  if (was && isTalk(was)) return undefined;
  const base: Wish = {
    wanted,
    said: said(words),
    ...(x && { x }),
    ...(y && { y }),
    ...(was && { was }),
    ...(lead && { lead }),
    ...(count && { count }),
  };
  const known = wanted === 'put' && y && !x ? sameOfNow(words, y, score, reading) : undefined;
  if (known) return known;
  const isMore = STILL_ONE.has(words.tokens[0]?.word ?? '') || words.tokens.at(-1)?.word === 'in';
  if (wanted === 'put' && isHint && y && !x && !isMore) return undefined;
  if (wanted === 'instead' && y && !x) return inPlace(words, y, score, reading);
  if (wanted === 'instead')
    return x && y && !isOtherQuality(x, y) ? { score, wish: { ...base, wanted: 'change' } } : undefined;
  if (wanted === 'move' && x && y && lead && reading && targetOf(reading, x).sure === 0)
    return { score, wish: { wanted: 'put', said: said(words), y: between(words, x, y) } };
  return { score, wish: base };
}

/** Words that say that it is to be put in. */
const ADDS: ReadonlySet<string> = new Set([
  'add',
  'include',
  'insert',
  'introduce',
  'another',
  'more',
  'plus',
  'with',
  'give',
  'put',
  'also',
  'append',
]);
const STILL_ONE: ReadonlySet<string> = new Set(['another', 'extra', 'additional', 'one', 'some', 'more']);

/** "I'd prefer a blue dress", where a dress is there: it becomes blue. */
function sameOfNow(words: Words, y: Words, score: number, reading: Reading | undefined): Weighed | undefined {
  const at = y.tokens.length - 1;
  const first = determiners.has(y.tokens[0]?.word ?? '') ? 1 : 0;
  const how = part(y, first, at);
  const head = part(y, at);
  if (
    !reading ||
    statesIn(words) ||
    ADDS.has(words.tokens[0]?.word ?? '') ||
    !isDescribing(how) ||
    targetOf(reading, head).sure < 1
  )
    return undefined;
  return { score: score + THERE, wish: { wanted: 'change', said: said(words), x: head, y: how } };
}

/** "A woman instead": in place of whoever is there. */
function inPlace(words: Words, y: Words, score: number, reading: Reading | undefined): Weighed | undefined {
  if (!reading || statesIn(words) || !isSomebody(y.tokens.at(-1)?.word ?? '')) return undefined;
  const [person] = whoever(reading).places;
  const tokens = person && reading.tokens.slice(person.from, person.to);
  return (
    tokens && {
      score: score + THERE,
      wish: { wanted: 'change', said: said(words), x: { text: reading.text, tokens }, y },
    }
  );
}

/** "Old, not red": an age is no other colour. */
function isOtherQuality(x: Words, y: Words): boolean {
  const was = qualityOf(x.tokens.at(-1)?.word ?? '');
  const now = y.tokens.map(({ word }) => qualityOf(word)).filter((one) => one !== undefined);
  return was !== undefined && now.length > 0 && !now.includes(was);
}

/** Whether what comes of it can come of it; how much that says. */
function fits(
  wanted: Wanted,
  y: Words,
  isHint: boolean,
  x: Words | undefined,
  words: Words,
  reading: Reading | undefined,
): number | undefined {
  const first = y.tokens[0]?.word ?? '';
  switch (wanted) {
    case 'write':
      return findMentions(said(y)).length > 0 ? FITS * 2 : undefined;
    case 'make': {
      const isState = statesIn(y) !== undefined;
      const withs = y.tokens.findIndex(({ word }) => word === 'with');
      if (withs > 0 && statesIn(part(y, 0, withs))) return isHint ? HINT - 0.1 : FITS;
      return isHint ? (isState ? HINT : undefined) : isState ? FITS * 1.5 : isDescribing(y) ? 0 : -0.05;
    }
    case 'change': {
      const how = isDescribing(y) || statesIn(y) !== undefined;
      if (isHint && isDoing(first) && qualityOf(first) === undefined)
        return words.tokens.some(({ word }) => auxiliaries.has(word)) ? FITS : undefined;
      if (isHint) return how && !statesIn(words) ? FITS : undefined;
      return how ? FITS : x && namesThing(y) ? FITS / 2 : 0;
    }
    case 'put': {
      if (!namesThing(y) && !statesIn(y)) return isHint ? undefined : -FITS;
      const isThere = reading && first === 'the' && targetOf(reading, y).sure === 1;
      const hasArticle = determiners.has(first) || numberOf(first) !== undefined;
      return isThere ? -FITS : FITS + (x && hasArticle ? FITS / 2 : 0);
    }
    case 'less':
      return 0;
    default:
      return 0;
  }
}

function namesThing({ tokens }: Words): boolean {
  const first = tokens[0]?.word ?? '';
  if (tokens.length > 1 && (determiners.has(first) || numberOf(first) !== undefined)) return true;
  return tokens.some(
    ({ word, isCapital, atom }, at) => atom !== undefined || isNoun(word, isCapital && at > 0),
  );
}

/** "More of an off white", "kind of old": without the doubt. */
function value(y: Words): Words | undefined {
  let rest = y;
  while (rest.tokens.length > 1 && rest.tokens[0]?.kind === 'mark') rest = part(rest, 1);
  for (
    let n = startsWith(rest, vagueLeads);
    n > 0 && n < rest.tokens.length;
    n = startsWith(rest, vagueLeads)
  )
    rest = part(rest, n);
  while (rest.tokens.length > 0 && rest.tokens.at(-1)?.kind === 'mark')
    rest = part(rest, 0, rest.tokens.length - 1);
  return rest;
}

const ALL: readonly string[] = [
  'everything',
  'anything',
  'everything that is',
  'all of the',
  'all the',
  'all',
  'each',
  'every',
];

/** "Everything turquoise", "all the red": what is turquoise, and red. */
function withoutAll(x: Words): Words {
  const n = startsWith(x, ALL);
  return n > 0 && n < x.tokens.length ? part(x, n) : x;
}

/** From the thing to the end of its place. */
function between(words: Words, x: Words, y: Words): Words {
  const from = words.tokens.findIndex((token) => token.from === x.tokens[0]?.from);
  const to = words.tokens.findIndex((token) => token.to === y.tokens.at(-1)?.to);
  return part(words, from, to + 1);
}
