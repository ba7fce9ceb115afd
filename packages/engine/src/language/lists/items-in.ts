import { deedAt } from '../deeds/deed-at.ts';
import { kindOfHead } from '../phrases/kind-of-phrase.ts';
import type { Span } from '../span.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { isPerson } from '../values/people.ts';
import { determiners, prepositions, pronouns } from '../words/closed-class.ts';
import { matterOf } from '../words/matter.ts';
import { senseOf } from '../words/senses.ts';
import { isDoing } from '../words/word-class.ts';
import { oftenDenied, unwanted } from './often-denied.ts';

/** What a list names, and whether it can be a thing that is ruled out. */
export interface Item extends Span {
  /** Something that nobody asks for, a thing, nobody knows what, or no item at all. */
  readonly is: 'unwanted' | 'thing' | 'bare' | 'other';
  /** A noun by itself. */
  readonly noun?: string;
}

interface Items {
  readonly items: readonly Item[];
  /** What joins the last of them, if one does. */
  readonly joint: '' | 'or' | 'and';
  /** The joint stands in front of all of them. */
  readonly isLed: boolean;
}

const MOST_WORDS = 5;
const LONGEST_TAIL = 6;
const JOINTS: ReadonlyMap<string, 'or' | 'and'> = new Map([
  ['or', 'or'],
  ['nor', 'or'],
  ['and', 'and'],
  ['&', 'and'],
]);
/** Before an item they change nothing of what it names. */
const LIGHT = new Set(['any', 'other', 'the', 'these', 'those', 'of', 'indeed', 'even', 'no']);

/** The items of one clause of a list: "logos or watermarks on the wall". */
export function itemsIn(tokens: readonly Token[], { from, to }: Unit): Items {
  let joint: Items['joint'] = '';
  const items: Item[] = [];
  let begin = from;
  for (let at = from; at <= to; at++) {
    const found = at < to ? JOINTS.get(tokens[at]?.word ?? '') : undefined;
    if (at < to && !found) continue;
    if (at > begin) items.push(itemOf(tokens, begin, at, at === to));
    if (found && joint !== 'or') joint = found;
    begin = at + 1;
  }
  return { items, joint, isLed: JOINTS.has(tokens[from]?.word ?? '') };
}

function itemOf(tokens: readonly Token[], first: number, to: number, isLast: boolean): Item {
  let from = first;
  while (from < to - 1 && LIGHT.has(tokens[from]?.word ?? '')) from += 1;
  const span = { from: tokens[from]?.from ?? 0, to: tokens[to - 1]?.to ?? 0 };
  const end = isLast ? tailFrom(tokens, from, to) : to;
  const words = tokens.slice(from, end);
  const isPlain = ({ kind, word }: Token) =>
    (kind === 'word' || word === '-') &&
    !determiners.has(word) &&
    !prepositions.has(word) &&
    !(pronouns.has(word) && !WHATEVER.has(word));
  if (words.length === 0 || words.length > MOST_WORDS || to - end > LONGEST_TAIL || !words.every(isPlain))
    return { ...span, is: 'other' };
  const head = words.at(-1) as Token;
  const named = words.map(({ word }) => word).join(' ');
  if (
    words.length > 1 &&
    !WHATEVER.has(words[0]?.word ?? '') &&
    acts(tokens, from, end, from === first && end === to)
  )
    return { ...span, is: 'other' };
  if (unwanted.has(named) || (unwanted.has(head.word) && end === to)) return { ...span, is: 'unwanted' };
  if (WHATEVER.has(words[0]?.word ?? '') && words.length > 1) return { ...span, is: 'thing' };
  // "The stop button": whatever it is, it is one.
  const isLed = from > first && NAMING.has(tokens[from - 1]?.word ?? '') && end === to && !isDone(head.word);
  return {
    ...span,
    is: isLed || isThing(head) ? 'thing' : 'bare',
    ...(words.length === 1 && { noun: head.word }),
  };
}

/** "Anything pink". */
const WHATEVER = new Set(['anything', 'anyone', 'anybody', 'something']);

const NAMING = new Set(['the', 'any', 'these', 'those']);

/** "The door open", "the lamp lit": how it is, and no name of it. */
function isDone(word: string): boolean {
  return word.endsWith('ed') || stateWords.has(word);
}

const stateWords = new Set(
  'open shut lit gone off on broken half empty full out down up away bare'.split(' '),
);

/** Where what hangs on the last item begins: "buildings on the bank". */
function tailFrom(tokens: readonly Token[], from: number, to: number): number {
  for (let at = from + 1; at < to; at++) if (prepositions.has(tokens[at]?.word ?? '')) return at;
  return to;
}

/** "Crowds gather" tells what they do; of "satellite dishes" the second is what it is. */
function acts(tokens: readonly Token[], from: number, to: number, isBare: boolean): boolean {
  const deed = deedAt(tokens, from, to, false);
  if (deed === undefined) return false;
  // "The jar stands on slate".
  if (!isBare) return true;
  const { word } = tokens[deed] as Token;
  return deed < to - 1 || !word.endsWith('s') || (tokens[deed - 1]?.word ?? '').endsWith('s');
}

/** A noun for something that could be there: "no hat, tired or happy" says how somebody is. */
function isThing(token: Token): boolean {
  const { word } = token;
  if (kindOfHead(token) === 'mood') return false;
  const isPlural = word.endsWith('s') && !word.endsWith('ss');
  return (
    isPlural ||
    isDoing(word) ||
    oftenDenied.has(word) ||
    isPerson(word) ||
    senseOf(word) !== undefined ||
    matterOf(word) !== undefined
  );
}
