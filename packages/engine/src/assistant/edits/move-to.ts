import type { Reading } from '../../language/reading.ts';
import { placeLeads } from '../../language/wishes/forms.ts';
import { part, said, startsWith, type Words, wordsIn } from '../../language/wishes/match-form.ts';
import { conjunctions, determiners, placePrepositions } from '../../language/words/closed-class.ts';
import { listed } from '../../language/words/listed.ts';
import { type Outcome, quoted } from './outcome.ts';
import { isDeed, phraseAround, wordAt } from './phrase.ts';
import { targetOf } from './target.ts';

/** Where in a frame something can be. */
const IN_FRAME = listed(
  'left, right, foreground, background, center, centre, middle, top, bottom, corner, distance, edge, front, back, side',
);
const ON = ['left', 'right'];
const AT = ['top', 'bottom', 'edge', 'front', 'back'];

/** Something stands elsewhere: where its place was said it is replaced, else it is said behind it. */
export function moveTo(reading: Reading, x: Words, y: Words, lead: Words | undefined): Outcome | undefined {
  const [place] = targetOf(reading, x).places;
  const put = placed(y, lead);
  if (!place) return undefined;
  const { tokens, text } = reading;
  const phrase = phraseAround(reading, place.from, place.to - 1);
  const unit = phrase?.unit ?? reading.units.find(({ from, to }) => place.from >= from && place.from < to);
  const end = phrase ? Math.min(phrase.to, leadFrom(reading, phrase.nounEnd, phrase.to)) : place.to;
  const name = quoted(text.slice(tokens[place.from]?.from, tokens[place.to - 1]?.to));
  const did = `Moved: ${name}, now ${quoted(put)}.`;
  const stop = unit?.to ?? end;
  const found = leadFrom(reading, end, stop);
  const at = isOfOther(reading, found, put) ? stop : found;
  const last = tokens[end - 1];
  if (!last) return undefined;
  if (at >= stop) return { changes: [{ from: last.to, to: last.to, put: ` ${put}` }], did };
  const until = endOfPlace(reading, at, stop);
  const first = tokens[at];
  const final = tokens[until - 1];
  if (!first || !final) return undefined;
  return {
    changes: [{ from: first.from, to: final.to, put }],
    did: `Moved: ${name}, from ${quoted(text.slice(first.from, final.to))} to ${quoted(put)}.`,
  };
}

/** "Through Tokyo" is where it goes, and no place to be moved from; nor is a place moved by a side of the frame. */
function isOfOther(reading: Reading, at: number, put: string): boolean {
  if (put.startsWith('from ') && wordAt(reading, at) === 'from') return false;
  if (ON_THE_WAY.has(wordAt(reading, at))) return true;
  const side = (words: readonly string[]) => words.some((word) => IN_FRAME.includes(word));
  return (
    side(put.split(' ')) &&
    put.split(' ').length <= 3 &&
    !side(reading.tokens.slice(at, at + 4).map(({ word }) => word))
  );
}

const ON_THE_WAY: ReadonlySet<string> = new Set([
  'through',
  'along',
  'across',
  'into',
  'past',
  'towards',
  'toward',
  'down',
  'up',
  'from',
  'off',
  'beyond',
  'within',
]);

/** The first preposition of place behind a thing, past what it does. */
function leadFrom(reading: Reading, from: number, to: number): number {
  for (let at = from; at < to; at++) {
    const word = wordAt(reading, at);
    if (conjunctions.has(word) || (at > from && determiners.has(word))) return to;
    if (
      placePrepositions.has(word) ||
      startsWith(part({ text: reading.text, tokens: reading.tokens }, at, at + 4), placeLeads) > 0
    )
      return at;
    if (
      at === from ? !isDeed(word) && word !== 'is' && word !== 'are' : !isDeed(word) && !word.endsWith('ly')
    )
      return to;
  }
  return to;
}

function endOfPlace(reading: Reading, from: number, to: number): number {
  for (let at = from + 1; at < to; at++) {
    const word = wordAt(reading, at);
    if (conjunctions.has(word) || (isDeed(word) && !determiners.has(wordAt(reading, at - 1)))) return at;
  }
  return to;
}

/** As a place is said: "to the left" is "on the left", and "to the table" is "at the table". */
function placed(y: Words, lead: Words | undefined): string {
  const last = y.tokens.at(-1)?.word ?? '';
  const article = determiners.has(y.tokens[0]?.word ?? '') ? '' : 'the ';
  if (IN_FRAME.includes(last) && (lead === undefined || lead.tokens.length === 1)) {
    const given = lead ? said(lead).toLowerCase() : 'to';
    const side = ON.some((one) => y.tokens.some(({ word }) => word === one));
    const natural = side ? 'on' : AT.includes(last) ? 'at' : 'in';
    return `${given === 'to' || given === 'into' || given === 'onto' ? natural : given} ${article}${said(y)}`;
  }
  const given = lead ? said(lead).toLowerCase() : 'at';
  return `${given === 'to' ? 'at' : given === 'into' ? 'in' : given === 'onto' ? 'on' : given} ${said(y)}`;
}

const SHIFTS: readonly (readonly [words: readonly string[], put: string])[] = [
  [['left'], 'on the left'],
  [['right'], 'on the right'],
  [['up'], 'higher up'],
  [['down'], 'lower down'],
  [['closer', 'nearer', 'forward', 'forwards'], 'in the foreground'],
  [['further', 'farther', 'back', 'backwards', 'away'], 'in the background'],
];

/** "Move the castle further away": a side or a depth of the frame. */
export function shifted(reading: Reading, x: Words, wish: string): Outcome | undefined {
  const words = wish.toLowerCase().split(' ');
  const put = SHIFTS.find(([own]) => own.some((one) => words.includes(one)))?.[1];
  const [lead = '', ...rest] = (put ?? '').split(' ');
  return put ? moveTo(reading, x, wordsIn(rest.join(' ')), wordsIn(lead)) : undefined;
}
