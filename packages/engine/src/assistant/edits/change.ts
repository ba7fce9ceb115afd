import type { Reading } from '../../language/reading.ts';
import { isPerson } from '../../language/values/people.ts';
import { determiners } from '../../language/words/closed-class.ts';
import { numberOf } from '../../language/words/numbers.ts';
import { baseOf, isVerb } from '../../language/words/senses.ts';
import { isColour, isDoing } from '../../language/words/word-class.ts';
import { listed } from '../said/listed.ts';
import { mendedArticle } from './article.ts';
import { isSame, type Place, placesOfThing, singular } from './find-thing.ts';
import { part, said, type Words } from './match-form.ts';
import { type Change, type Outcome, quoted } from './outcome.ts';
import { isDeed, isNoun, namedIn, type Phrase, phraseAround, wordAt, wordsOfPhrase } from './phrase.ts';
import { isOrder } from './put-in.ts';
import { thirdPerson } from './take-out.ts';

/** One thing, or what is said of it, becomes another; its other words stay. */
export function change(reading: Reading, x: Words, y: Words): Outcome | undefined {
  if (isOrder(y))
    return {
      asks: 'I put only what can be seen or heard into a prompt. What should stand there?',
      choices: [`Remove ${said(x)}`, 'Improve this prompt'],
    };
  const flag = ofFlag(reading, x, y);
  if (flag) return flag;
  const [who, does] = whoDoes(x, y);
  const { what, how } = does
    ? { what: whoIsMeant(reading, who), how: does }
    : apart(whoIsMeant(reading, x), y);
  const deed = doing(reading, what, how);
  if (deed) return deed;
  const places = placesOfThing(reading, what);
  const [place] = places;
  if (!place) return wordForWord(reading, x, y);
  if (places.length > 1 && isAdjective(what)) return which(reading, places, what, how);
  const outcomes = places.map((one) => changed(reading, one, what, how));
  const changes = outcomes.flatMap((one) => ('changes' in one ? one.changes : []));
  if (changes.length === 0) return outcomes[0];
  const names = outcomes.find((one) => 'changes' in one);
  return {
    changes: [...changes, ...pronouns(reading, what, how)],
    did: names && 'did' in names ? names.did : '',
  };
}

/** "Change ar to 16:9": a flag by its name. */
function ofFlag({ tokens, text }: Reading, x: Words, y: Words): Outcome | undefined {
  const name = said(x)
    .toLowerCase()
    .replace('the ', '')
    .replace('--', '')
    .replace('aspect ratio', 'ar')
    .replace(/^ratio$/, 'ar');
  const token = tokens.find(({ atom }) => atom?.kind === 'flag' && atom.name === name);
  const span = token?.atom?.inner;
  return (
    span && {
      changes: [{ from: span.from, to: span.to, put: said(y) }],
      did: `Changed: ${quoted(text.slice(token.from, token.to))} to ${quoted(`--${name} ${said(y)}`)}.`,
    }
  );
}

const ASIDE = ['away', 'up', 'down', 'back', 'left', 'right', 'sideways', 'off', 'around', 'over', 'out'];

/** "Her look away": who it is, and what she does. */
function whoDoes(x: Words, y: Words): readonly [Words, Words?] {
  const [first, second] = x.tokens;
  if (!first || !second || !WHO.includes(first.word) || !isVerb(second.word)) return [x];
  const isSeeming = SEEMS.includes(second.word) && !ASIDE.includes(y.tokens[0]?.word ?? '');
  return isSeeming ? [x] : [part(x, 0, 1), { text: x.text, tokens: [...x.tokens.slice(1), ...y.tokens] }];
}

const WHO = listed('him, her, them, he, she, they, it, its, his');

/** "Him" is the first who is named; "the colour of the coat" is the coat. */
function whoIsMeant({ statements, tokens, text }: Reading, x: Words): Words {
  const last = x.tokens.at(-1)?.word ?? '';
  if (x.tokens.length > 1 && ['color', 'colour'].includes(last)) return part(x, 0, x.tokens.length - 1);
  const at = x.tokens.findIndex(({ word }) => word === 'of');
  if (
    at > 0 &&
    at < x.tokens.length - 1 &&
    listed('color, colour, colors, colours, size, look').includes(x.tokens[at - 1]?.word ?? '')
  )
    return part(x, at + 1);
  if (x.tokens.length !== 1 || !WHO.includes(x.tokens[0]?.word ?? '')) return x;
  const person =
    tokens.find(({ word }) => isPerson(word)) ??
    tokens.findLast(({ to }) => to <= (statements.find(({ kind }) => kind === 'figure')?.to ?? 0));
  return person ? { text, tokens: [person] } : x;
}

/** "Make him smile": what somebody does besides. */
function doing(reading: Reading, what: Words, how: Words): Outcome | undefined {
  const [first] = how.tokens;
  const owner = placesOfThing(reading, what)[0];
  const deed = first ? inIng(first.word) : '';
  const same = deed === '' ? -1 : reading.tokens.findIndex(({ word }) => word === deed);
  const own = reading.units.find(({ from }) => from === same);
  const rest = said(part(how, 1));
  const now = first ? `${inIng(first.word)}${rest === '' ? '' : ` ${rest}`}` : '';
  if (own && same >= 0) {
    const span = { from: reading.tokens[own.from]?.from ?? 0, to: reading.tokens[own.to - 1]?.to ?? 0 };
    return {
      changes: [{ ...span, put: now }],
      did: `Changed: ${quoted(reading.text.slice(span.from, span.to))} to ${quoted(now)}.`,
    };
  }
  if (
    !first ||
    !owner ||
    !isPerson(singular(what.tokens.at(-1)?.word ?? '')) ||
    !(isVerb(first.word) || isDoing(first.word)) ||
    isColour(first.word) ||
    AGES.includes(first.word) ||
    SIZES.includes(first.word)
  )
    return undefined;
  const unit = reading.units.find(({ from, to }) => owner.from >= from && owner.from < to);
  const last = reading.tokens[(unit?.to ?? 0) - 1];
  if (!last) return undefined;
  const put = now;
  return { changes: [{ from: last.to, to: last.to, put: `, ${put}` }], did: `Put in: ${quoted(put)}.` };
}

function inIng(word: string): string {
  return isDoing(word) ? word : isVerb(word) ? gerund(word) : '';
}

function gerund(verb: string): string {
  const end = verb.slice(-3);
  if (verb.endsWith('e') && !verb.endsWith('ee')) return `${verb.slice(0, -1)}ing`;
  const isShort =
    verb.length <= 4 &&
    !'aeiou'.includes(end[0] ?? 'a') &&
    'aeiou'.includes(end[1] ?? '') &&
    !'aeiouwxy'.includes(end[2] ?? 'a');
  return `${verb}${isShort ? verb.at(-1) : ''}ing`;
}

const SEEMS = listed('look, be, appear, seem, become, wear, a, all, get, looks');
const HOW_MUCH = listed(
  'bright, dark, light, deep, pale, neon, more, much, very, bit, little, pastel, navy, blood, way, slightly, pure, forest, royal, sky, hot, burnt, dusty, cherry, emerald, electric',
);

/** "The raincoat bright" and "red" are the raincoat, and bright red. */
function apart(x: Words, y: Words): { what: Words; how: Words } {
  let end = x.tokens.length;
  const last = () => x.tokens[end - 1]?.word ?? '';
  const isNamed = () => !determiners.has(x.tokens[end - 2]?.word ?? '');
  while (end > 1 && isNamed() && (HOW_MUCH.includes(last()) || SEEMS.includes(last()))) end -= 1;
  const more = x.tokens.slice(end).filter(({ word }) => !SEEMS.includes(word));
  const first = more[0];
  const isOne = y.tokens.length > 2 && ['one', 'ones'].includes(y.tokens.at(-1)?.word ?? '');
  const bare = isOne ? part(y, determiners.has(y.tokens[0]?.word ?? '') ? 1 : 0, y.tokens.length - 1) : y;
  return { what: part(x, 0, end), how: first ? { text: x.text, tokens: [...more, ...bare.tokens] } : bare };
}

/** It says how something is, and names nothing. */
function isAdjective(words: Words): boolean {
  const last = words.tokens.at(-1)?.word ?? '';
  if (determiners.has(words.tokens[0]?.word ?? '')) return false;
  return (
    isTint(last) ||
    MATERIALS.includes(last) ||
    (words.tokens.length <= 3 &&
      !isNoun(last, words.tokens.at(-1)?.isCapital) &&
      !isDoing(last) &&
      baseOf(last) === undefined)
  );
}

/** "Change the sign to CLOSED": what it says. */
function unitQuote({ tokens, units, text }: Reading, { from }: Place, how: Words): Outcome | undefined {
  const [first] = how.tokens;
  const isLettering =
    first?.atom?.kind === 'quote' ||
    (first?.isShouted === true && how.tokens.every(({ isShouted }) => isShouted));
  const unit = units.find((one) => from >= one.from && from < one.to);
  const quote = unit && tokens.slice(unit.from, unit.to).find(({ atom }) => atom?.kind === 'quote');
  if (!isLettering || !quote?.atom) return undefined;
  const { inner } = quote.atom;
  const put = unquoted(said(how));
  return {
    changes: [{ ...inner, put }],
    did: `Changed: ${quoted(text.slice(inner.from, inner.to))} to ${quoted(put)}.`,
  };
}

/** A colour, a material, a size or an age by itself. */
function isTold({ tokens }: Words): boolean {
  const last = tokens.at(-1)?.word ?? '';
  return (
    tokens.length === 1 &&
    (isColour(last) || MATERIALS.includes(last) || SIZES.includes(last) || AGES.includes(last))
  );
}

function isActed({ tokens }: Words): boolean {
  const first = tokens[0]?.word ?? '';
  return isVerb(first) || baseOf(first) !== undefined || isDoing(first);
}

/** Hair has colours of its own. */
const TINTS = ['blonde', 'blond', 'brunette', 'auburn', 'ginger', 'platinum'];
const isTint = (word: string) => isColour(word) || TINTS.includes(word);

const MATERIALS = listed(
  'wooden, wood, metal, steel, glass, leather, plastic, brick, concrete, velvet, silk, denim, wool, cotton, stone, marble, paper, bronze, copper, gold, golden, silver',
);
const SIZES = listed(
  'small, big, large, tiny, huge, little, tall, short, giant, smaller, bigger, larger, taller, shorter, enormous',
);
const AGES = listed('old, young, elderly, middle-aged, teenage, older, younger, aged');

function changed(reading: Reading, place: Place, what: Words, how: Words): Outcome {
  const { tokens, text } = reading;
  const phrase = phraseAround(reading, place.from, place.to - 1);
  const put = said(how);
  const word = wordAt(reading, place.to - 1);
  const isDone = place.to - place.from === 1 && isDeed(word) && isActed(how);
  const isMany = word.endsWith('s') && !word.endsWith('ss') && !isDeed(word);
  const isNamed =
    phrase !== undefined &&
    !isDone &&
    !isTold(what) &&
    (isNoun(word, tokens[place.to - 1]?.isCapital) || isMany || determiners.has(what.tokens[0]?.word ?? ''));
  const lettering = unitQuote(reading, place, how);
  if (lettering) return lettering;
  const isProper =
    tokens[place.from]?.isCapital === true && place.from > (phrase?.unit.from ?? 0) && !isTold(how);
  if (isNamed && !isProper && isAdjective(how)) return described(reading, phrase, put, how);
  const [first, last] = [tokens[place.from], tokens[place.to - 1]];
  if (!first || !last) return { changes: [], did: '' };
  const was = text.slice(first.from, last.to);
  if (phrase && isNamed) return renamed(reading, phrase, place, how);
  const form = inForm(wordAt(reading, place.from), how);
  const next = form ?? withoutArticleBehind(reading, place, how);
  const mended = mendedArticle(reading, place.from - 1, next);
  return {
    changes: [
      ...(mended ? [mended] : []),
      {
        from: first.from,
        to: last.to,
        put: inCase(next, first.isCapital && !first.isShouted && place.from === 0),
      },
    ],
    did: `Changed: ${quoted(was)} to ${quoted(next)}.`,
  };
}

/** "The raincoat is red": its colour, where it has one, else one more word in front of it. */
function described(
  reading: Reading,
  { from, head, nounEnd, unit }: Phrase,
  put: string,
  how: Words,
): Outcome {
  const { tokens, text } = reading;
  const last = how.tokens.at(-1)?.word ?? '';
  const kinds = [
    isTint,
    (word: string) => MATERIALS.includes(word),
    (word: string) => SIZES.includes(word),
    (word: string) => AGES.includes(word),
  ];
  const kind = kinds.find((is) => is(last));
  // "The sky is pink".
  const told = tokens[nounEnd + 1];
  if (
    kind &&
    told &&
    ['is', 'are', 'was', 'were', 'looks'].includes(wordAt(reading, nounEnd)) &&
    kind(told.word)
  )
    return {
      changes: [{ from: told.from, to: told.to, put }],
      did: `Changed: ${quoted(text.slice(told.from, told.to))} to ${quoted(put)}.`,
    };
  let at = -1;
  for (let n = from; kind && n < head; n++) if (kind(wordAt(reading, n))) at = n;
  if (at >= 0) {
    const start =
      HOW_MUCH.includes(wordAt(reading, at - 1)) && at - 1 >= from && kind === isTint ? at - 1 : at;
    const old = text.slice(tokens[start]?.from, tokens[at]?.to);
    const mended = mendedArticle(reading, start - 1, put);
    return {
      changes: [
        ...(mended ? [mended] : []),
        { from: tokens[start]?.from ?? 0, to: tokens[at]?.to ?? 0, put },
      ],
      did: `Changed: ${quoted(old)} to ${quoted(put)}.`,
    };
  }
  const noun = tokens[head];
  if (!noun) return { changes: [], did: '' };
  const mended = mendedArticle(reading, head - 1, put);
  const opens = noun.isCapital && head === unit.from && unit.opens;
  const name = text.slice(noun.from, noun.to);
  return {
    changes: [
      ...(mended ? [mended] : []),
      opens
        ? { from: noun.from, to: noun.to, put: `${inCase(put, true)} ${name.toLowerCase()}` }
        : { from: noun.from, to: noun.from, put: `${put} ` },
    ],
    did: `Changed: ${quoted(name)} to ${quoted(`${put} ${name}`)}.`,
  };
}

/** Another noun in its place. With words of its own it takes those of the old one as well. */
function renamed(reading: Reading, phrase: Phrase, place: Place, how: Words): Outcome {
  const { tokens, text } = reading;
  const hasArticle =
    determiners.has(how.tokens[0]?.word ?? '') || numberOf(how.tokens[0]?.word ?? '') !== undefined;
  const bare = part(how, hasArticle && how.tokens.length > 1 ? 1 : 0);
  const isWhole = bare.tokens.length > 1;
  const own = wordAt(reading, phrase.from);
  const keepsOwn = determiners.has(own) && own !== 'a' && own !== 'an';
  const start =
    isWhole || place.from < phrase.head
      ? Math.min(place.from, isWhole ? phrase.from + (determiners.has(own) ? 1 : 0) : place.from)
      : phrase.head;
  const [first, last] = [tokens[start], tokens[place.to - 1]];
  if (!first || !last) return { changes: [], did: '' };
  const wasMany =
    (last.word.endsWith('s') && !last.word.endsWith('ss')) ||
    (singular(last.word) !== last.word && !last.word.endsWith('s'));
  let put = said(bare);
  // "The men" to "a woman" are as many as are asked for now.
  const before = [tokens[start - 1], tokens[phrase.from]].find(
    (one) => one && one.from >= (tokens[phrase.from]?.from ?? 0) && (one.word === 'a' || one.word === 'an'),
  );
  const article = before && (before.word === 'a' || before.word === 'an') ? before : undefined;
  const changes: Change[] = [];
  const many = bare.tokens.at(-1)?.word ?? '';
  const isMany = many.endsWith('s') && !many.endsWith('ss');
  const now = how.tokens[0]?.word ?? '';
  if (article && !hasArticle && isMany) changes.push({ from: article.from, to: first.from, put: '' });
  else if (article && hasArticle && !['a', 'an', 'the'].includes(now))
    changes.push({
      from: article.from,
      to: article.to,
      put: inCase(said(part(how, 0, 1)), article.isCapital),
    });
  else if (article) {
    const mended = mendedArticle(reading, start - 1, put);
    if (mended) changes.push(mended);
  } else if (
    hasArticle &&
    !keepsOwn &&
    !wasMany &&
    !determiners.has(own) &&
    !first.isCapital &&
    start === phrase.from
  )
    put = said(how);
  else if (hasArticle && wasMany && !determiners.has(own) && ['a', 'an'].includes(now)) put = said(how);
  const opens =
    first.isCapital && start === phrase.unit.from && phrase.unit.opens && !bare.tokens[0]?.isCapital;
  const isName = first.isCapital && start > phrase.unit.from && !hasArticle && bare.tokens.length === 1;
  if (isName) put = inCase(put, true);
  const was = text.slice(first.from, last.to);
  changes.push({ from: first.from, to: last.to, put: inCase(put, opens) });
  return { changes, did: `Changed: ${quoted(was)} to ${quoted(put)}.` };
}

/** "Walking" to "running", "walks" to "runs": in the form that stands there. */
function inForm(word: string, how: Words): string | undefined {
  const [first] = how.tokens;
  if (!first || how.tokens.length > 4) return undefined;
  const rest = said(part(how, 1));
  const joined = (verb: string) => (rest === '' ? verb : `${verb} ${rest}`);
  const base = isDoing(first.word)
    ? undefined
    : (baseOf(first.word) ?? (isVerb(first.word) ? first.word : undefined));
  if (base === undefined) return undefined;
  if (baseOf(word) !== undefined) return joined(thirdPerson(base));
  return undefined;
}

function withoutArticleBehind(reading: Reading, { from }: Place, how: Words): string {
  const own = wordAt(reading, from - 1);
  return determiners.has(own) && determiners.has(how.tokens[0]?.word ?? '') && how.tokens.length > 1
    ? said(part(how, 1))
    : said(how);
}

function inCase(words: string, isCapital: boolean): string {
  return isCapital ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

/** Not among its tokens, but letter for letter in the text: what stands on a sign, or within a flag. */
function wordForWord({ text }: Reading, x: Words, y: Words): Outcome | undefined {
  const was = unquoted(said(x));
  const put = unquoted(said(y));
  const at = text.toLowerCase().indexOf(was.toLowerCase());
  const isOnce = at >= 0 && text.toLowerCase().indexOf(was.toLowerCase(), at + 1) < 0;
  const isWord =
    at >= 0 &&
    !/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) &&
    !/[\p{L}\p{N}]/u.test(text.charAt(at + was.length));
  if (was === '' || !isOnce || !isWord) return undefined;
  return {
    changes: [{ from: at, to: at + was.length, put }],
    did: `Changed: ${quoted(text.slice(at, at + was.length))} to ${quoted(put)}.`,
  };
}

function unquoted(words: string): string {
  const marks = listed(`", “, ”, ', ‘, ’`);
  return words.length > 2 && marks.includes(words.charAt(0)) && marks.includes(words.charAt(words.length - 1))
    ? words.slice(1, -1)
    : words;
}

function which(reading: Reading, places: readonly Place[], what: Words, how: Words): Outcome {
  const owners = places
    .slice(0, 2)
    .map(({ from }) => namedIn(reading).find((one) => from >= one.from && from <= one.head));
  return {
    asks: `${quoted(said(what))} stands there more than once. Which one do you mean?`,
    choices: owners.map(
      (one) =>
        `Make ${one ? `the ${wordsOfPhrase(reading, { ...one, from: one.head })}` : said(what)} ${said(how)}`,
    ),
  };
}

const OF_HIM: Readonly<Record<string, string>> = { he: 'she', him: 'her', his: 'her', himself: 'herself' };
const OF_HER: Readonly<Record<string, string>> = { she: 'he', her: 'his', hers: 'his', herself: 'himself' };
const MALE = listed(
  'man, boy, guy, father, son, brother, grandfather, husband, king, fisherman, waiter, actor, gentleman, dad, grandpa, prince, cowboy, uncle',
);
const FEMALE = listed(
  'woman, girl, lady, mother, daughter, sister, grandmother, wife, queen, fisherwoman, waitress, actress, mom, mum, grandma, princess, cowgirl, aunt, bride',
);

/** Whoever was "he" and is a woman now is "she", where there is nobody else. */
function pronouns(reading: Reading, what: Words, how: Words): Change[] {
  const was = singular(what.tokens.at(-1)?.word ?? '');
  const now = singular(how.tokens.at(-1)?.word ?? '');
  if (!isPerson(was)) return [];
  const table =
    !FEMALE.includes(was) && FEMALE.includes(now)
      ? OF_HIM
      : !MALE.includes(was) && MALE.includes(now)
        ? OF_HER
        : undefined;
  const people = reading.tokens.filter(({ word }) => isPerson(word) && !isSame(word, was));
  if (!table || people.length > 0) return [];
  return reading.tokens.flatMap(({ word, from, to, isCapital }) =>
    Object.hasOwn(table, word) ? [{ from, to, put: inCase(table[word] ?? word, isCapital) }] : [],
  );
}
