import type { Reading } from '../../language/reading.ts';
import { isPerson } from '../../language/values/people.ts';
import { part, said, type Words, wordsIn } from '../../language/wishes/match-form.ts';
import { determiners } from '../../language/words/closed-class.ts';
import { isDegree, isDescribing, plainOf, qualityOf } from '../../language/words/describing.ts';
import { isSomebody } from '../../language/words/kinds-of.ts';
import { listed } from '../../language/words/listed.ts';
import { matterOf } from '../../language/words/matter.ts';
import { numberOf } from '../../language/words/numbers.ts';
import { baseOf, isMostlyVerb, isVerb, senseOf } from '../../language/words/senses.ts';
import { isDoing } from '../../language/words/word-class.ts';
import { articleFor, mendedArticle } from './article.ts';
import { bareWords, isSame, type Place, placesOfThing, singular } from './find-thing.ts';
import { type Change, type Outcome, quoted } from './outcome.ts';
import { partsCalled } from './part-names.ts';
import { isDeed, isNoun, namedIn, type Phrase, phraseAround, wordAt, wordsOfPhrase } from './phrase.ts';
import { isOrder } from './put-in.ts';
import { thirdPerson } from './take-out.ts';
import { whoever } from './target.ts';

/** One thing, or what is said of it, becomes another; its other words stay. */
export function change(reading: Reading, x: Words, given: Words, was?: Words): Outcome | undefined {
  const y = asAge(asGender(x, withoutTail(reading, x, inOrder(given))));
  if (isOrder(y))
    return {
      asks: 'I put only what can be seen or heard into a prompt. What should stand there?',
      choices: [`Remove ${said(x)}`, 'Improve this prompt'],
    };
  const instead = was && inPlaceOf(reading, was, y);
  if (instead) return instead;
  const flag = ofFlag(reading, x, y);
  if (flag) return flag;
  const [who, does] = whoDoes(x, y);
  const { what, how } = does
    ? { what: whoIsMeant(reading, who), how: does }
    : apart(whoIsMeant(reading, x), y);
  const deed = doing(reading, what, how);
  if (deed) return deed;
  if (namesNothing(how) && !isAdjective(how) && isThing(reading, what) && !isDeedForDeed(reading, what, how))
    return {
      asks: `I’m not sure how ${quoted(said(what))} should become ${quoted(said(how))}. Say what should be seen there.`,
      choices: [`Remove ${said(what)}`, 'Improve this prompt'],
    };
  const light = toned(reading, what, how);
  if (light) return light;
  const places = placesOfThing(reading, what);
  const [place] = places;
  if (!place) return wordForWord(reading, x, y);
  if (
    places.length > 1 &&
    (isAdjective(what) ? isOfSeveral(reading, places, x) : isOfOthers(reading, places))
  )
    return which(reading, places, what, how);
  const outcomes = places.map((one) => changed(reading, one, what, how));
  const changes = outcomes.flatMap((one) => ('changes' in one ? one.changes : []));
  if (changes.length === 0) return outcomes[0];
  const names = outcomes.find((one) => 'changes' in one);
  return {
    changes: [...changes, ...pronouns(reading, what, how)],
    did: names && 'did' in names ? names.did : '',
  };
}

/** "White marble", where the marble stands already behind what becomes white. */
function withoutTail(reading: Reading, x: Words, y: Words): Words {
  const [place] = placesOfThing(reading, x);
  const next = place && wordAt(reading, place.to);
  return next !== undefined && y.tokens.length > 1 && y.tokens.at(-1)?.word === next
    ? part(y, 0, y.tokens.length - 1)
    : y;
}

/** "The chef is a woman" is a female chef. */
function asGender(x: Words, y: Words): Words {
  const trade = x.tokens.at(-1)?.word ?? '';
  const who = y.tokens.at(-1)?.word ?? '';
  const isPlain = y.tokens.length <= 2 && (who === 'woman' || who === 'man');
  return isPlain &&
    isSomebody(trade) &&
    !FEMALE.includes(singular(trade)) &&
    !MALE.includes(singular(trade)) &&
    !PEOPLE.has(singular(trade)) &&
    trade.length > 2
    ? wordsIn(who === 'woman' ? 'female' : 'male')
    : y;
}

const PEOPLE: ReadonlySet<string> = new Set([
  'person',
  'child',
  'kid',
  'figure',
  'people',
  'teenager',
  'stranger',
  'model',
  'he',
  'she',
  'him',
  'her',
  'they',
  'them',
]);

/** "Around 40", "40 years old": an age in figures. */
function asAge(y: Words): Words {
  const years = y.tokens.find(({ kind, atom }) => kind === 'number' && atom === undefined)?.word;
  const isAge = y.tokens.every(({ word, kind }) => kind !== 'word' || AGED.has(word));
  return years !== undefined && isAge && y.tokens.length > 1 ? wordsIn(`${years} years old`) : y;
}

const AGED: ReadonlySet<string> = new Set([
  'around',
  'about',
  'circa',
  'years',
  'year',
  'old',
  'roughly',
  'maybe',
  'say',
]);

function isYears({ tokens }: Words): boolean {
  return tokens.at(-1)?.word === 'old' && tokens[1]?.word === 'years';
}

/** An age in figures takes the place of one in a word. */
function aged(
  reading: Reading,
  { from, head, nounEnd, unit }: Pick<Phrase, 'from' | 'head' | 'nounEnd' | 'unit'>,
  put: string,
): Outcome {
  const { tokens, text } = reading;
  const noun = tokens[nounEnd - 1];
  const at = tokens.findIndex(({ word }, n) => n >= from && n < head && qualityOf(word) === 'age');
  const [was, next] = [tokens[at], tokens[at + 1]];
  const mended = was && next ? mendedArticle(reading, at - 1, next.word) : undefined;
  const name = noun ? text.slice(noun.from, noun.to) : '';
  const gone =
    was && next && unit.from <= at
      ? [...(mended ? [mended] : []), { from: was.from, to: next.from, put: '' }]
      : [];
  return {
    changes: [
      ...gone,
      { from: noun?.to ?? 0, to: noun?.to ?? 0, put: `, ${put}` },
      ...commaBehind(reading, nounEnd),
    ],
    did: `Changed: ${quoted(was ? text.slice(was.from, noun?.to) : name)} to ${quoted(`${name}, ${put}`)}.`,
  };
}

/** Words that neither name nor describe anything: they cannot stand in the place of a noun. */
function namesNothing({ tokens }: Words): boolean {
  return tokens.every(
    ({ word, atom, isCapital, kind }) =>
      atom === undefined && kind !== 'number' && !isCapital && !isNoun(word) && !determiners.has(word),
  );
}

/** A noun stands there. */
function isThing(reading: Reading, what: Words): boolean {
  const [place] = placesOfThing(reading, what);
  return place !== undefined && isNoun(wordAt(reading, place.to - 1)) && !isTold(what);
}

function isDeedForDeed(reading: Reading, what: Words, how: Words): boolean {
  const [place] = placesOfThing(reading, what);
  return place !== undefined && isDeed(wordAt(reading, place.to - 1)) && isActed(how);
}

/** "An old pedal boat, yellow" is an old yellow pedal boat. */
export function inOrder(y: Words): Words {
  const comma = y.tokens.findLastIndex(({ word }) => word === ',');
  const behind = part(y, comma + 1);
  if (comma < 1 || !isDescribing(behind) || isDescribing(part(y, 0, comma))) return y;
  let at = determiners.has(y.tokens[0]?.word ?? '') ? 1 : 0;
  while (at < comma - 1 && isDescribing(part(y, at, at + 1))) at += 1;
  const lead = said(part(y, 0, at));
  const article = y.tokens[0]?.word;
  const first = at === 1 && (article === 'a' || article === 'an') ? articleFor(said(behind)) : lead;
  return wordsIn(`${first} ${said(behind)} ${said(part(y, at, comma))}`.trim());
}

/** "The green": every green thing where all are meant. */
function isOfSeveral(reading: Reading, places: readonly Place[], x: Words): boolean {
  return places.length > 1 && !ALL.has(x.tokens[0]?.word ?? '') && reading.tokens.length > 0;
}

const ALL: ReadonlySet<string> = new Set(['all', 'every', 'everything', 'both']);

/** Words for one thing that are not the same word. */
function isOfOthers(reading: Reading, places: readonly Place[]): boolean {
  const [first] = places;
  return places.some(({ to }) => !isSame(wordAt(reading, to - 1), wordAt(reading, (first?.to ?? 1) - 1)));
}

/** "Isn't smiling, she's on the phone": what is said now, in place of what was said. */
function inPlaceOf(reading: Reading, was: Words, y: Words): Outcome | undefined {
  const { tokens, text } = reading;
  const [place] = placesOfThing(reading, was);
  const first = place && tokens[place.from];
  if (!place || !first) return undefined;
  const unit = reading.units.find(({ from, to }) => place.from >= from && place.from < to);
  const isDone = isDeed(wordAt(reading, place.from)) && unit;
  let to = isDone ? unit.to : place.to;
  if (isDone)
    for (let at = place.to; at < unit.to; at++)
      if (['and', 'while', 'as'].includes(wordAt(reading, at))) to = Math.min(to, at);
  const last = tokens[to - 1] ?? first;
  const put = inCase(said(y), first.isCapital);
  const mended = mendedArticle(reading, place.from - 1, put);
  return {
    changes: [...(mended ? [mended] : []), { from: first.from, to: last.to, put }],
    did: `Changed: ${quoted(text.slice(first.from, last.to))} to ${quoted(put)}.`,
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
function whoIsMeant(reading: Reading, x: Words): Words {
  const { tokens, text } = reading;
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
  const [person] = whoever(reading).places;
  return person ? { text, tokens: tokens.slice(person.from, person.to) } : x;
}

/** Somebody, or a creature: what can do something. */
function isAlive(word: string): boolean {
  return isSomebody(word) || ['furred', 'feathered', 'scaled', 'small'].includes(matterOf(word) ?? '');
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
    !isAlive(wordAt(reading, owner.to - 1)) ||
    !(isDoing(first.word) || (isVerb(first.word) && (isMostlyVerb(first.word) || !isNoun(first.word)))) ||
    qualityOf(first.word) !== undefined
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
/** "The raincoat bright" and "red" are the raincoat, and bright red. */
function apart(x: Words, y: Words): { what: Words; how: Words } {
  let end = x.tokens.length;
  const last = () => x.tokens[end - 1]?.word ?? '';
  const isNamed = () => !determiners.has(x.tokens[end - 2]?.word ?? '');
  while (end > 1 && isNamed() && (isDegree(last()) || SEEMS.includes(last()))) end -= 1;
  const more = x.tokens.slice(end).filter(({ word }) => !SEEMS.includes(word));
  const first = more[0];
  const isOne = y.tokens.length > 2 && ['one', 'ones'].includes(y.tokens.at(-1)?.word ?? '');
  const bare = isOne ? part(y, determiners.has(y.tokens[0]?.word ?? '') ? 1 : 0, y.tokens.length - 1) : y;
  return { what: part(x, 0, end), how: first ? { text: x.text, tokens: [...more, ...bare.tokens] } : bare };
}

/** It says how something is, and names nothing. */
function isAdjective(words: Words): boolean {
  return (
    isYears(words) ||
    isDescribing(words) ||
    (words.tokens.length === 1 && qualityOf(words.tokens[0]?.word ?? '') !== undefined)
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
  return tokens.length === 1 && qualityOf(tokens[0]?.word ?? '') !== undefined;
}

function isActed({ tokens }: Words): boolean {
  const first = tokens[0]?.word ?? '';
  return isVerb(first) || baseOf(first) !== undefined || isDoing(first);
}

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
    ((isAdjective(how) && !isAdjective(what)) ||
      isNoun(word, tokens[place.to - 1]?.isCapital) ||
      isMany ||
      determiners.has(what.tokens[0]?.word ?? ''));
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
  const quality = qualityOf(how.tokens.at(-1)?.word ?? '');
  if (isYears(how)) return aged(reading, { from, head, nounEnd, unit }, put);
  const kind = quality === undefined ? undefined : (word: string) => qualityOf(word) === quality;
  const stands =
    quality !== undefined && MAY_STAND_BEHIND.has(quality)
      ? standingAs(reading, unit, nounEnd, quality)
      : undefined;
  if (stands !== undefined) return toldAnew(reading, stands, put);
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
  if (quality !== undefined && MAY_STAND_BEHIND.has(quality)) {
    const noun = tokens[nounEnd - 1];
    const words = noun && text.slice(noun.from, noun.to);
    if (noun && words)
      return {
        changes: [{ from: noun.to, to: noun.to, put: `, ${put}` }, ...commaBehind(reading, nounEnd)],
        did: `Changed: ${quoted(words)} to ${quoted(`${words}, ${put}`)}.`,
      };
  }
  let at = -1;
  for (let n = from; kind && n < head; n++) if (kind(wordAt(reading, n))) at = n;
  if (at >= 0) {
    const start =
      isDegree(wordAt(reading, at - 1)) &&
      at - 1 >= from &&
      quality === 'tint' &&
      !determiners.has(wordAt(reading, at - 1))
        ? at - 1
        : at;
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

/** Qualities that a thing has for a while, and that are said behind it as well. */
const MAY_STAND_BEHIND: ReadonlySet<string> = new Set(['posture', 'face']);

/** Where the clause of a thing says such a quality behind it: "sleeps", "asleep". */
function standingAs(
  reading: Reading,
  unit: Phrase['unit'],
  from: number,
  quality: string,
): number | undefined {
  for (let at = from; at < unit.to; at++) {
    const word = wordAt(reading, at);
    const doing = baseOf(word) ?? word;
    if ([word, gerund(doing)].some((one) => qualityOf(one) === quality)) return at;
  }
  return undefined;
}

/** "Sleeps" is "is awake", "asleep" is "awake". */
function toldAnew(reading: Reading, at: number, put: string): Outcome {
  const token = reading.tokens[at];
  const word = wordAt(reading, at);
  const isTold = baseOf(word) !== undefined && qualityOf(word) === undefined;
  const now = isTold ? `is ${put}` : put;
  return {
    changes: [{ from: token?.from ?? 0, to: token?.to ?? 0, put: now }],
    did: `Changed: ${quoted(word)} to ${quoted(now)}.`,
  };
}

/** "A man, laughing, walks": what is put behind a noun is parted from what goes on. */
function commaBehind(reading: Reading, at: number): Change[] {
  const [last, next] = [reading.tokens[at - 1], reading.tokens[at]];
  return last && next?.kind === 'word' ? [{ from: last.to, to: last.to, put: ',' }] : [];
}

/** Light by its name: cold becomes warm, hard becomes soft. */
function toned(reading: Reading, what: Words, how: Words): Outcome | undefined {
  const quality = qualityOf(how.tokens.at(-1)?.word ?? '');
  if (quality === undefined || !LIT.has(quality)) return undefined;
  const parts = partsCalled(reading, bareWords(what)).filter(({ kind }) => kind === 'light');
  const [first] = parts;
  if (!first) return undefined;
  const put = plainOf(said(how));
  const { tokens, text } = reading;
  for (const { from, to } of parts) {
    const own = tokens.filter((token) => token.from >= from && token.to <= to);
    const hits = own.filter(({ word }) => {
      const is = qualityOf(word);
      return is === quality || (quality === 'warmth' && is === 'tint');
    });
    const [start, end] = [hits[0], hits.at(-1)];
    if (!start || !end) continue;
    const mended = mendedArticle(reading, tokens.indexOf(start) - 1, put);
    return {
      changes: [
        ...(mended ? [mended] : []),
        { from: start.from, to: end.to, put: inCase(put, start.isCapital) },
      ],
      did: `Changed: ${quoted(text.slice(start.from, end.to))} to ${quoted(put)}.`,
    };
  }
  const name = tokens.findLastIndex(
    (token) => token.from >= first.from && token.to <= first.to && senseOf(token.word) === 'light',
  );
  const noun = tokens[name];
  if (!noun) return undefined;
  const before = phraseAround(reading, name, name)?.from ?? name;
  const at = determiners.has(wordAt(reading, before)) ? before + 1 : before;
  const place = tokens[at] ?? noun;
  const mended = mendedArticle(reading, at - 1, put);
  return {
    changes: [
      ...(mended ? [mended] : []),
      place.isCapital && place.from === first.from
        ? {
            from: place.from,
            to: place.to,
            put: `${inCase(put, true)} ${text.slice(place.from, place.to).toLowerCase()}`,
          }
        : { from: place.from, to: place.from, put: `${put} ` },
    ],
    did: `Changed: ${quoted(text.slice(place.from, noun.to))} to ${quoted(`${put} ${text.slice(place.from, noun.to)}`)}.`,
  };
}

const LIT: ReadonlySet<string> = new Set(['warmth', 'hardness', 'level', 'tint']);

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
