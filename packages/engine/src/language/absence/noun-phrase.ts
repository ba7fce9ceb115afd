import { deedAt } from '../deeds/deed-at.ts';
import type { Span } from '../span.ts';
import type { Token } from '../tokens/token.ts';
import { determiners, isJoining, pronouns } from '../words/closed-class.ts';
import { wordSet } from '../words/word-set.ts';

const ENDS_PHRASE = wordSet(
  'please pls just only instead anywhere whatsoever visible ever yet either also too here there now again except save apart no not without avoid never today tonight anymore',
);
const LONGEST_PHRASE = 8;
const LONGEST_LIST = 14;
/** These take what denies the first to the next. */
/** English has none of them, or never there. */
const PARTITIVES = wordSet("de d' di des du");
const ABROAD = wordSet('ni né nem noch');
/** They carry a denial on to the next thing. */
export const carriesOn = wordSet('or nor and & / ni né nem o oder noch ou e y et und 和 或');

/** The things that a noun phrase or a list of them names, and where the list ends. */
export interface Things {
  readonly things: readonly Span[];
  readonly end: number;
}

/** "Leave out the people and the signs": how far what denies reaches. */
interface Reaching {
  /** It goes on through commas. */
  readonly isList?: boolean;
  /** It takes all that an "and" joins, but for something new: "the signs", not "a sign". */
  readonly isAll?: boolean;
}

/** What is named from a token on. */
export function readThings(
  tokens: readonly Token[],
  first: number,
  limit: number,
  { isList = false, isAll = false }: Reaching = {},
): Things {
  const things: Span[] = [];
  let at = first;
  let end = first;
  while (at < limit && things.length < LONGEST_LIST) {
    const from = skipDeterminers(tokens, at, limit);
    const to = phraseEnd(tokens, from, limit);
    if (to === from) break;
    things.push({ from: tokens[from]?.from ?? 0, to: tokens[to - 1]?.to ?? 0 });
    end = to;
    const next = nextItem(tokens, to, limit, { isList, isAll });
    if (next === undefined) break;
    at = next;
  }
  return { things, end };
}

const NEW = wordSet('a an some another');
const QUANTITIES = wordSet('lots plenty many several loads tons heaps more most few all');

/** "Lose the wall and the camera pushes in": what somebody does goes on; a plural at the end is what is named. */
function acts(tokens: readonly Token[], from: number, limit: number): boolean {
  const deed = deedAt(tokens, from, limit, false);
  return deed !== undefined && (deed < limit - 1 || !(tokens[deed]?.word ?? '').endsWith('s'));
}

/** "Any", "the", "a" are no part of what is named. */
function skipDeterminers(tokens: readonly Token[], at: number, limit: number): number {
  let from = at;
  while (from < limit && determiners.has(tokens[from]?.word ?? '')) from += 1;
  return from;
}

function phraseEnd(tokens: readonly Token[], from: number, limit: number): number {
  let to = from;
  while (to < limit && to - from < LONGEST_PHRASE) {
    const { kind, word, atom } = tokens[to] as Token;
    if (kind === 'mark' && !isGluedHyphen(tokens, to)) break;
    if (kind === 'atom' && atom?.kind !== 'quote') break;
    const isGlued = to > from && isGluedHyphen(tokens, to - 1);
    const isWhatever = to === from && WHATEVER.has(word) && tokens[to + 1]?.kind === 'word';
    const isOf = tokens[to - 1]?.word === 'of' && to > from && (pronouns.has(word) || determiners.has(word));
    if (to > from && ABROAD.has(word)) break;
    if (isLink(word) && !isWhatever && !isGlued && !(word === 'of' && to > from) && !isOf) break;
    to += 1;
    if (isOf && pronouns.has(word)) break;
  }
  return tokens[to - 1]?.word === 'of' ? to - 1 : to;
}

/** "Anything pink". */
const WHATEVER = wordSet('anything anyone anybody');

function isLink(word: string): boolean {
  return isJoining(word) || ENDS_PHRASE.has(word);
}

function isGluedHyphen(tokens: readonly Token[], at: number): boolean {
  const { word, from, to } = tokens[at] as Token;
  return (word === '-' || word === '‑') && tokens[at - 1]?.to === from && tokens[at + 1]?.from === to;
}

/** Where the next thing of the list begins, if there is one: behind "or", or behind a comma of a list. */
function nextItem(
  tokens: readonly Token[],
  at: number,
  limit: number,
  { isList, isAll }: Required<Reaching>,
): number | undefined {
  const joiner = tokens[at];
  if (!joiner || at + 1 >= limit) return undefined;
  if (carriesOn.has(joiner.word)) {
    // "No people and a red boat": what follows is there.
    const next = tokens[at + 1];
    const isCounted =
      QUANTITIES.has(next?.word ?? '') || next?.kind === 'number' || next?.atom?.kind === 'measure';
    const isLed = isAll ? NEW.has(next?.word ?? '') : determiners.has(next?.word ?? '');
    const isPresent =
      joiner.word !== 'or' &&
      joiner.word !== 'nor' &&
      (isCounted || isLed || (isAll && acts(tokens, at + 1, limit)));
    // "Pas de reflets ni de passants".
    const isAgain = ABROAD.has(joiner.word) && PARTITIVES.has(next?.word ?? '') && at + 2 < limit;
    return isPresent ? undefined : at + (isAgain ? 2 : 1);
  }
  const isComma =
    joiner.kind === 'mark' && (joiner.word === ',' || joiner.word === '、' || joiner.word === '，');
  if (!isComma) return undefined;
  if (
    isList &&
    joiner &&
    carriesOn.has(tokens[at + 1]?.word ?? '') &&
    determiners.has(tokens[at + 2]?.word ?? '')
  )
    return undefined;
  if (isList) return carriesOn.has(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
  return goesOnToOr(tokens, at + 1, limit) ? at + 1 : undefined;
}

/** "Cars, people or signs": bare items up to an "or". */
function goesOnToOr(tokens: readonly Token[], first: number, limit: number): boolean {
  let words = 0;
  for (let at = first; at < limit && words <= 3; at++) {
    const { kind, word } = tokens[at] as Token;
    if (word === 'or' || word === 'nor') return words > 0;
    if (kind === 'mark' && word === ',') words = 0;
    else if (kind !== 'word' || isLink(word)) return false;
    else words += 1;
  }
  return false;
}
