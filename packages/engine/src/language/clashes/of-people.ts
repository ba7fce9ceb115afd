import { isSomebody } from '../cast/people.ts';
import type { Reading } from '../reading.ts';
import { isWithin, type Span } from '../span.ts';
import type { Token } from '../tokens/token.ts';
import { isJoining } from '../words/closed-class.ts';
import { numberOf } from '../words/numbers.ts';
import { senseOf } from '../words/senses.ts';
import type { Clash } from './clash.ts';
import { mayBothBe } from './in-time.ts';
import { people } from './slots.ts';

const EMPTY = /\b(?:empty|deserted)\b/gi;
const ALONE = /\b(?:completely|entirely|utterly|totally) alone\b/i;
const FULL = /\bempty\s+(?:[\w’'-]+\s+){1,3}full of\b/i;
const PLACES = new Set(['place', 'building', 'room']);
/** Who is only shown on a thing is not there. */
const SHOWN_ON = new Set(
  'statue statues bust sculpture painting paintings mural poster figurine doll mannequin portrait portraits photo photos photograph toy'.split(
    ' ',
  ),
);

/** "No people. A wheelwright at his bench", "an empty hall, thirty people queuing": nobody there, and somebody. */
export function ofPeople(reading: Reading): Clash[] {
  const { text, statements, tokens } = reading;
  const absent = statements.filter((one) => one.kind === 'absence');
  // Who is only spoken of to the app, "our boss", is not there.
  const away = statements.filter(({ kind }) => kind === 'absence' || kind === 'request');
  const isOut = (span: Span) => away.some((one) => isWithin(span, one));
  const somebody = tokens.find((_, at) => isThere(tokens, at) && !isOut(tokens[at] as Token));
  const several = tokens.find((token, at) => isThere(tokens, at) && !isOut(token) && isSeveral(tokens, at));
  const ruledOut = absent.find(
    (one) =>
      one.reach !== 'except' &&
      one.things.some(({ from, to }) => ANYBODY.has(text.slice(from, to).toLowerCase())),
  );
  if (ruledOut && somebody) return [{ one: ruledOut, other: spanOf(somebody), why: 'absent-present' }];
  const full = FULL.exec(text);
  if (full) {
    const to = full.index + full[0].length;
    const [one, other] = [
      { from: full.index, to: full.index + 5 },
      { from: to - 7, to },
    ];
    return [{ one, other, why: 'absent-present' }];
  }
  const empty = emptyPlace(text, tokens) ?? matched(ALONE.exec(text));
  if (!empty || !several || mayBothBe(text, empty, several)) return [];
  return [{ one: empty, other: spanOf(several), why: 'absent-present' }];
}

const ANYBODY = new Set('people person persons humans anybody anyone human figures'.split(' '));

/** Somebody who is there: not the fisherman of a fisherman's hut, nor the general of a statue. */
function isThere(tokens: readonly Token[], at: number): boolean {
  const { word, kind } = tokens[at] as Token;
  if (kind !== 'word' || !(people.has(word) || isSomebody(word))) return false;
  const next = tokens[at + 1];
  const isOfThing = !people.has(word) && next?.kind === 'word' && senseOf(next.word) !== undefined;
  const led = tokens.slice(Math.max(0, at - 4), at);
  const before = led
    .slice(led.findLastIndex((token) => token.kind === 'mark') + 1)
    .map((token) => token.word);
  const isShown = before.includes('of') && before.some((one) => SHOWN_ON.has(one));
  const isDenied = before.slice(-3).some((one) => DENIES.has(one));
  return !isOfThing && !isShown && !isDenied && !word.endsWith("'s");
}

const DENIES = new Set('no not without never except but than'.split(' '));

function isSeveral(tokens: readonly Token[], at: number): boolean {
  const { word } = tokens[at] as Token;
  const count = numberOf(tokens[at - 1]?.word ?? '') ?? 0;
  return people.has(word) || count > 1 || word === 'kids' || word === 'people';
}

/** "An empty hall", and not an empty glass. */
function emptyPlace(text: string, tokens: readonly Token[]): Span | undefined {
  for (const { index, 0: words } of text.matchAll(EMPTY)) {
    const at = tokens.findIndex(({ from }) => from === index);
    const behind = tokens.slice(at + 1, at + 5);
    const end = behind.findIndex(({ kind, word }) => kind !== 'word' || isJoining(word));
    const head = behind[(end < 0 ? behind.length : end) - 1];
    if (at >= 0 && head && PLACES.has(senseOf(head.word) ?? ''))
      return { from: index, to: index + words.length };
  }
  return undefined;
}

function matched(found: RegExpExecArray | null): Span | undefined {
  return found ? { from: found.index, to: found.index + found[0].length } : undefined;
}

function spanOf({ from, to }: Token): Span {
  return { from, to };
}
