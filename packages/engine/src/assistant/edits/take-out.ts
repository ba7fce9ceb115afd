import type { Reading } from '../../language/reading.ts';
import { isPerson } from '../../language/values/people.ts';
import { auxiliaries, determiners, prepositions } from '../../language/words/closed-class.ts';
import { listed } from '../../language/words/listed.ts';
import { baseOf, isMostlyVerb, isVerb } from '../../language/words/senses.ts';
import { isDoing } from '../../language/words/word-class.ts';
import { articleFor, mendedArticle } from './article.ts';
import type { Place } from './find-thing.ts';
import type { Change, Outcome } from './outcome.ts';
import { quoted } from './outcome.ts';
import {
  deedOf,
  isAnd,
  isDeed,
  isLead,
  isNoun,
  namedIn,
  type Phrase,
  phraseAround,
  type Text,
  unitAt,
  wordAt,
} from './phrase.ts';

/** One place of a thing, taken out with its own modifiers and the joints that only it needed. */
export function takeOut(reading: Reading, { from, to }: Place): Outcome {
  const unit = unitAt(reading, from);
  if (!unit || to > unit.to) return cut(reading, from, to);
  // A whole item of a list, whatever it is: "film grain", "--ar 16:9".
  if (from <= unit.from + (determiners.has(wordAt(reading, unit.from)) ? 1 : 0) && to === unit.to)
    return withoutUnit(reading, unit);
  if (wordAt(reading, to) === 'of' && isPicture(reading, to - 1))
    return cut(
      reading,
      unit.from === from || determiners.has(wordAt(reading, from - 1)) ? unit.from : from,
      to + 1,
    );
  const phrase = phraseAround(reading, from, to - 1);
  if (!phrase)
    return isNoun(wordAt(reading, to - 1)) ? describes(reading, from, to) : withoutWord(reading, from, to);
  if (!isNoun(wordAt(reading, to - 1), true) && to < unit.to && isNounAhead(reading, unit.to, to))
    return withoutWord(reading, from, to);
  return withoutPhrase(reading, phrase);
}

function isPicture(text: Text, at: number): boolean {
  return PICTURES.includes(wordAt(text, at));
}

const PICTURES = listed(
  'shot, portrait, photo, photograph, picture, image, view, close-up, closeup, up, video, clip, footage, painting, drawing, sketch, illustration, render, macro, film, scene, animation, still, poster',
);

/** "Yellow" in "a yellow coat": a word that only describes. */
function isNounAhead(text: Text, end: number, at: number): boolean {
  for (let n = at; n < end; n++) {
    const { kind, word } = text.tokens[n] ?? { kind: 'mark', word: '' };
    if (kind !== 'word' || isLead(word) || isDeed(word) || isAnd(word)) return false;
    if (isNoun(word)) return true;
  }
  return false;
}

function describes(text: Text, from: number, to: number): Outcome {
  const words = text.text.slice(text.tokens[from]?.from, text.tokens[to]?.to);
  const one = text.text.slice(text.tokens[from]?.from, text.tokens[to - 1]?.to);
  return {
    asks: `${quoted(one)} stands in the prompt only as part of ${quoted(words)}.`,
    choices: [
      `Remove the ${words}`,
      `Replace ${words} with ${text.text.slice(text.tokens[to]?.from, text.tokens[to]?.to)}`,
    ],
  };
}

function withoutWord(text: Text, from: number, to: number): Outcome {
  const next = text.tokens[to];
  const mended = next ? mendedArticle(text, from - 1, next.word) : undefined;
  const taken = cut(text, from, to);
  return 'changes' in taken && mended ? { ...taken, changes: [mended, ...taken.changes] } : taken;
}

/** Tokens, and the space or comma that parted them from what stands before. */
function cut(text: Text, from: number, to: number, put = ''): Outcome {
  const { tokens, text: words } = text;
  const first = tokens[from];
  const last = tokens[to - 1];
  if (!first || !last) return { changes: [], did: '' };
  const did = `Taken out: ${quoted(words.slice(tokens[isAnd(first.word) || first.word === ',' ? from + 1 : from]?.from, tokens[isAnd(last.word) ? to - 2 : to - 1]?.to))}.`;
  if (put !== '') return { changes: [{ from: first.from, to: last.to, put }], did };
  const before = tokens[from - 1];
  const opens =
    before === undefined ||
    ['.', '!', '?', '\n', ':'].includes(before.word) ||
    words.slice(before.to, first.from).includes('\n');
  if (!opens) return { changes: [{ from: before.to, to: last.to, put: '' }], did };
  const next = tokens[to];
  if (!next) return { changes: [{ from: before?.to ?? 0, to: last.to, put: '' }], did };
  const changes: Change[] = [{ from: first.from, to: next.from, put: '' }];
  const letter = words.charAt(next.from);
  if (first.isCapital && next.kind === 'word' && letter !== letter.toUpperCase())
    changes.push({ from: next.from, to: next.from + 1, put: letter.toUpperCase() });
  return { changes, did };
}

/** A clause or item as a whole, with the mark that parted it. */
function withoutUnit(text: Text, unit: Phrase['unit']): Outcome {
  const { tokens, units } = text;
  const at = units.indexOf(unit);
  const [before, after] = [units[at - 1], units[at + 1]];
  const isSame = (other: typeof unit | undefined) => other !== undefined && other.sentence === unit.sentence;
  if (units.length === 1) return isTheShot(text, unit.from, unit.to);
  const first = unit.labelFrom !== undefined && !isSame(after) ? unit.labelFrom : unit.from;
  const firstToken = tokens[first];
  const lastToken = tokens[unit.to - 1];
  if (!firstToken || !lastToken) return { changes: [], did: '' };
  const did = `Taken out: ${quoted(text.text.slice(firstToken.from, lastToken.to))}.`;
  if (!unit.opens && isSame(before))
    return { changes: [{ from: tokens[(before?.to ?? 1) - 1]?.to ?? 0, to: lastToken.to, put: '' }], did };
  if (isSame(after)) return cut(text, first, after?.from ?? unit.to);
  // The whole sentence, with its stop and the space behind it.
  const end =
    tokens[unit.to] && ['.', '!', '?'].includes(wordAt(text, unit.to))
      ? (tokens[unit.to]?.to ?? lastToken.to)
      : lastToken.to;
  const next = tokens.find(({ from }) => from >= end);
  const previous = tokens[first - 1];
  return next
    ? { changes: [{ from: firstToken.from, to: next.from, put: '' }], did }
    : { changes: [{ from: previous?.to ?? 0, to: end, put: '' }], did };
}

/** Without it nothing is left to see: what should be there instead is for the person to say. */
function isTheShot(text: Text, from: number, to: number): Outcome {
  const words = text.text.slice(text.tokens[from]?.from, text.tokens[to - 1]?.to);
  const unit = unitAt(text, from);
  const name = wordAt(text, to - 1);
  const rest = unit && placeIn(text, unit, to);
  const clause = unit && text.text.slice(text.tokens[unit.from]?.from, text.tokens[unit.to - 1]?.to);
  return {
    asks: `${quoted(words.length > 60 ? `${words.slice(0, 60)}…` : words)} is what this shot is about. What should be there instead?`,
    choices:
      rest && clause
        ? [`Change “${clause}” to “${rest}”`, `Remove “${clause}”`]
        : [`Replace the ${name} with a stranger`, `Replace the ${name} with an empty chair`],
  };
}

/** Where it all happens: "a crowded kitchen". */
function placeIn(text: Text, unit: Phrase['unit'], from: number): string | undefined {
  for (let at = from; at < unit.to - 1; at++)
    if (
      listed('in, through, along, on, across, inside, at, under').includes(wordAt(text, at)) &&
      wordAt(text, at + 1) !== 'his' &&
      wordAt(text, at + 1) !== 'her'
    )
      return text.tokens.slice(at + 1, unit.to).some(({ word }) => isDeed(word))
        ? undefined
        : text.text.slice(text.tokens[at + 1]?.from, text.tokens[unit.to - 1]?.to);
  return undefined;
}

function withoutPhrase(text: Reading, phrase: Phrase): Outcome {
  const { from, unit } = phrase;
  const to = phrase.to;
  const before = from > unit.from ? wordAt(text, from - 1) : '';
  const after = to < unit.to ? wordAt(text, to) : '';
  if (isAnd(after) && joinsThings(text, to, unit.to)) return firstOfTwo(text, phrase);
  const isSubordinate =
    listed('while, as, when, where, because, until, whereas, whilst').includes(before) || before === 'so';
  if (isSubordinate && to < unit.to && (isDeed(wordAt(text, to)) || auxiliaries.has(wordAt(text, to))))
    return cut(text, from - 1, unit.to);
  if (isAnd(before) && from - 1 > unit.from) return lastOfList(text, phrase);
  if (isAnd(before)) return withoutUnitOrItem(text, phrase, from - 1);
  if (before !== '' && isLead(before)) return withoutLed(text, phrase);
  if (before === '' || auxiliaries.has(before)) return withoutSubject(text, phrase);
  if (isDeed(before) || isVerb(before) || baseOf(before) !== undefined)
    return withoutObject(text, phrase, from - 1);
  const led = unit.from < from - 1 && isDeed(wordAt(text, from - 2)) ? from - 2 : undefined;
  return led === undefined ? cut(text, from, to) : withoutObject(text, phrase, led);
}

/** "And a cat", not "and walks", "and in the rain". */
function joinsThings(text: Text, and: number, end: number): boolean {
  const next = text.tokens[and + 1];
  if (!next || and + 1 >= end) return false;
  if (determiners.has(next.word) || next.kind === 'number') return true;
  return (
    next.kind === 'word' &&
    !isDeed(next.word) &&
    !isLead(next.word) &&
    !auxiliaries.has(next.word) &&
    (isNoun(next.word, next.isCapital) || isNoun(wordAt(text, and + 2)))
  );
}

/** "A man and a dog walk": one of two is left, and walks. */
function firstOfTwo(text: Reading, phrase: Phrase): Outcome {
  const { from, to, unit } = phrase;
  const previous = text.tokens[from - 1];
  const isMiddle = previous?.word === ',' && !unit.opens;
  const taken = isMiddle ? cut(text, from - 1, to) : cut(text, from, to + 1);
  if (!('changes' in taken)) return taken;
  const next = to + 1;
  const own = ['his', 'her', 'its', 'their'].includes(wordAt(text, next)) ? text.tokens[next] : undefined;
  const noun = wordAt(text, next + 1);
  const isCapital = text.tokens[from]?.isCapital === true && (from === 0 || unit.opens) && from === unit.from;
  const a = articleFor(noun);
  const changes = own
    ? [
        ...taken.changes.filter((change) => change.from < own.from),
        { from: own.from, to: own.to, put: isCapital ? a.charAt(0).toUpperCase() + a.slice(1) : a },
      ]
    : taken.changes;
  const rest = phraseAround(text, Math.min(next + 1, unit.to - 1), Math.min(next + 1, unit.to - 1));
  return { ...taken, changes: [...changes, ...agreed(text, unit, rest?.to ?? next)] };
}

function lastOfList(text: Reading, phrase: Phrase): Outcome {
  const { from, to, unit } = phrase;
  const deed = deedOf(text, unit);
  // "The sun sets and a dog barks": a clause of its own.
  const isTold = deed !== undefined && !isDoing(wordAt(text, deed));
  if (
    to < unit.to &&
    isTold &&
    deed < from - 1 &&
    (isDeed(wordAt(text, to)) || auxiliaries.has(wordAt(text, to)))
  )
    return cut(text, from - 1, unit.to);
  const hasComma = wordAt(text, from - 2) === ',';
  const taken = cut(text, hasComma ? from - 2 : from - 1, to);
  return 'changes' in taken && deed !== undefined && deed >= to
    ? { ...taken, changes: [...taken.changes, ...agreed(text, unit, to)] }
    : taken;
}

/** Behind "a man and a dog", of which one is gone, the verb is that of one. */
function agreed(text: Reading, unit: Phrase['unit'], at: number): Change[] {
  const token = text.tokens[at];
  if (!token || at >= unit.to || text.tokens[unit.from] === undefined) return [];
  const known: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', do: 'does' };
  const { word } = token;
  const single = Object.hasOwn(known, word)
    ? known[word]
    : isVerb(word) && !word.endsWith('s') && !isDoing(word) && isMostlyVerb(word) && !isLead(word)
      ? thirdPerson(word)
      : undefined;
  return single === undefined ? [] : [{ from: token.from, to: token.to, put: single }];
}

export function thirdPerson(verb: string): string {
  if (verb.endsWith('y') && !'aeiou'.includes(verb.at(-2) ?? '')) return `${verb.slice(0, -1)}ies`;
  return listed('s, x, z, ch, sh, o').some((end) => verb.endsWith(end)) ? `${verb}es` : `${verb}s`;
}

/** "A cup, a dog, and a book": an item behind a comma. */
function withoutUnitOrItem(text: Reading, phrase: Phrase, and: number): Outcome {
  const { to, unit } = phrase;
  if (to === unit.to) return withoutUnit(text, unit);
  return cut(text, and, to);
}

/** They lead as one: "next to", "in front of". */
const JOINT: Readonly<Record<string, readonly string[]>> = {
  to: ['next', 'close', 'attached', 'tied', 'up'],
  of: listed('front, top, out, because, full, middle, back, pair, group, couple, pack, bunch, crowd'),
  with: ['along', 'together', 'filled', 'covered', 'decorated'],
  as: ['such'],
  by: listed('followed, accompanied, surrounded, lit, watched, joined'),
  from: ['away', 'far'],
};

function withoutLed(text: Reading, phrase: Phrase): Outcome {
  const { unit, to } = phrase;
  let from = phrase.from - 1;
  const lead = wordAt(text, from);
  if (JOINT[lead]?.includes(wordAt(text, from - 1)) && from - 1 >= unit.from) {
    from -= 1;
    if (
      lead === 'of' &&
      (prepositions.has(wordAt(text, from - 1)) || determiners.has(wordAt(text, from - 1)))
    )
      from -= 1;
    if (lead === 'of' && prepositions.has(wordAt(text, from - 1))) from -= 1;
  }
  if (lead === 'of' && isPicture(text, phrase.from - 2)) return isTheShot(text, unit.from, unit.to);
  // "With a dog sleeping under it": what the dog does goes with it; what a man with a dog does stays.
  let end = to;
  const owner = text.tokens.slice(unit.from, from).some(({ word }) => isPerson(word));
  if (lead === 'with' && end < unit.to && isDoing(wordAt(text, end)) && !owner) end = unit.to;
  if (isAnd(wordAt(text, end)) && isLead(wordAt(text, end + 1))) end += 1;
  return from === unit.from && end === unit.to ? withoutUnit(text, unit) : cut(text, from, end);
}

/** A clause about it goes as a whole, but for the hour and whoever else is in it. */
function withoutSubject(text: Reading, phrase: Phrase): Outcome {
  const { unit, to } = phrase;
  const others = text.units.filter((other) => other !== unit);
  const isCarrying =
    unit === text.units[0] && namedIn(text).some((one) => one.unit === unit && one.from >= to);
  const isShot = isCarrying || !others.some((other) => shows(text, other));
  if (isShot) return isTheShot(text, unit.from, to);
  const someone = namedIn(text).find(
    (one) => one.unit === unit && one.from >= phrase.nounEnd && isPerson(wordAt(text, one.head)),
  );
  if (someone) {
    const rest = text.text.slice(text.tokens[unit.from]?.from, text.tokens[unit.to - 1]?.to);
    const who = text.text.slice(text.tokens[someone.from]?.from, text.tokens[unit.to - 1]?.to);
    return {
      asks: `The rest of ${quoted(rest)} hangs on it.`,
      choices: [`Change “${rest}” to “${who}”`, `Remove “${rest}”`],
    };
  }
  const hour = text.statements.find(
    ({ kind, from, to: end }) =>
      kind === 'time' && from > (text.tokens[to - 1]?.to ?? 0) && end <= (text.tokens[unit.to - 1]?.to ?? 0),
  );
  const keeps = hour && text.tokens.findIndex(({ from }) => from >= hour.from);
  return keeps !== undefined && keeps > 0 ? cut(text, unit.from, keeps) : withoutUnit(text, unit);
}

/** Whether a clause has anybody or anything to look at. */
function shows(text: Reading, { from, to }: Phrase['unit']): boolean {
  const [first, last] = [text.tokens[from]?.from ?? 0, text.tokens[to - 1]?.to ?? 0];
  return text.statements.some(
    (one) =>
      (one.kind === 'figure' || one.kind === 'action' || one.kind === 'place') &&
      one.from >= first &&
      one.to <= last,
  );
}

/** These say enough without what they are done to. */
const COMPLETE = listed(
  'walk, run, read, eat, drink, paint, sing, drive, ride, play, write, cook, smoke, dance, draw, fish, knit, sew, climb, sail, row, sweep, bake, dig, carve, weld, swim, cycle, type, work',
);

function stemOfDeed(word: string): string[] {
  if (!word.endsWith('ing')) return [baseOf(word) ?? word];
  const bare = word.slice(0, -3);
  return [bare, `${bare}e`, bare.slice(0, -1)];
}

function withoutObject(text: Reading, phrase: Phrase, verb: number): Outcome {
  const { unit, from, to } = phrase;
  const word = wordAt(text, verb);
  const end = doesBehind(text, phrase);
  if (stemOfDeed(word).some((base) => COMPLETE.includes(base)) && verb > unit.from)
    return cut(text, from, end);
  const start = verb - (wordAt(text, verb - 1).endsWith('ly') ? 1 : 0);
  const joined = isAnd(wordAt(text, start - 1)) || ['while', 'as', 'then'].includes(wordAt(text, start - 1));
  if (isDoing(word) && !auxiliaries.has(wordAt(text, start - 1)))
    return start === unit.from && end === unit.to
      ? withoutUnit(text, unit)
      : cut(
          text,
          joined && start - 1 > unit.from ? start - 1 : start,
          isAnd(wordAt(text, end)) && !joined && isDoing(wordAt(text, end + 1)) ? end + 1 : end,
        );
  if (joined) return cut(text, start - 1, end);
  if (isAnd(wordAt(text, end)) && isDeed(wordAt(text, end + 1))) return cut(text, start, end + 1);
  const deed = text.text.slice(text.tokens[verb]?.from, text.tokens[to - 1]?.to);
  return {
    asks: `Without it nothing is left to ${quoted(deed)}.`,
    choices: [
      `Change “${deed}” to “${isDoing(word) ? 'standing' : 'stands'}”`,
      `Change “${deed}” to “${isDoing(word) ? 'waiting' : 'waits'}”`,
    ],
  };
}

/** What the thing itself does goes with it: "feeds a dog wagging its tail". */
function doesBehind(text: Text, { to, unit }: Phrase): number {
  if (!isDoing(wordAt(text, to)) || to >= unit.to) return to;
  for (let at = to + 1; at < unit.to; at++)
    if (
      listed('through, across, along, past, into, towards, down, up, at, in').includes(wordAt(text, at)) ||
      isAnd(wordAt(text, at))
    )
      return at;
  return unit.to;
}
