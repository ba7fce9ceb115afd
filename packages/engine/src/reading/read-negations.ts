import { wordTable } from '../vocabulary/word-table.ts';
import { isStop } from './phrases.ts';
import type { Token } from './tokens.ts';
import { isConjunction, isDeterminer, isDoing, isNaming, isPreposition, wordSet } from './word-class.ts';

/** A stretch that is denied. `wish` when it tells what must not be seen; otherwise somebody merely does not do it. */
export interface Denial {
  /** The word that denies. */
  cue: number;
  from: number;
  to: number;
  wish: boolean;
}

const WISHES = wordSet(
  'no without avoid avoiding exclude excluding minus zero skip lose ditch omit negative',
);
const DENIES = wordSet('not never dont doesnt isnt arent wont cant didnt neither nor cannot');
const PAIRS = wordTable<readonly string[]>({
  free: ['of', 'from'],
  instead: ['of'],
  rather: ['than'],
  leave: ['out'],
  absence: ['of'],
  lack: ['of'],
  devoid: ['of'],
});
const CUES = new Set([...WISHES, ...DENIES, ...Object.keys(PAIRS)]);
/** "no longer", "no one": these deny nothing that can be left out of a picture. */
const NOT_AFTER_NO = wordSet(
  'longer matter doubt more less wider closer bigger smaller one mans nonsense way end sign entry parking smoking idea wonder problem tighter higher lower shorter its i you he she they we thats this it faster slower hurry rush time trespassing vacancy exit',
);
const NOT_AFTER_WITHOUT = wordSet(
  'warning word end care hesitation looking stopping doubt fail exception saying a_word a_sound a_care hurry effort',
);
const NOT_AFTER_NOT = wordSet(
  'only far yet quite too just much so even unlike really very always because that sure enough',
);
const SHOWING = wordSet('show include add use want have put see');
const ENDS = wordSet(
  'but just only then while except instead though although because yet when where which so with rather as keep use make let please is are was give show shoot get go i we you he she they',
);
const MOST_WORDS = 9;
const LONGEST_LIST = 60;

export function readDenials(tokens: readonly Token[]): Denial[] {
  const denials: Denial[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const found = denialAt(tokens, at);
    if (!found) continue;
    denials.push(found);
    if (found.wish) at = Math.max(at, found.to - 1);
  }
  return denials;
}

function denialAt(tokens: readonly Token[], at: number): Denial | undefined {
  const { word = '', kind } = tokens[at] ?? {};
  if (word === '?' && tokens[at + 1]?.word === 'no') return doubted(tokens, at);
  if (kind !== 'word') return undefined;
  const next = tokens[at + 1]?.word ?? '';
  if (!CUES.has(word) && next !== 'free') return undefined;
  if (PAIRS[word]?.includes(next)) return denial(tokens, at, at + 2, true);
  if (next === 'free' && tokens[at + 2]?.word !== 'of' && isAfterWords(tokens, at))
    return { cue: at + 1, from: at, to: at + 1, wish: true };
  if (word === 'no' && next === 'longer') return denial(tokens, at, at + 2, false);
  if (DENIES.has(word) && SHOWING.has(next)) return denial(tokens, at, at + 2, true);
  if (WISHES.has(word)) {
    if (
      word === 'no' &&
      (NOT_AFTER_NO.has(next) || tokens[at + 1]?.kind === 'number' || tokens[at + 1]?.word === '.')
    )
      return undefined;
    if (
      word === 'without' &&
      (NOT_AFTER_WITHOUT.has(next) || NOT_AFTER_WITHOUT.has(`${next}_${tokens[at + 2]?.word ?? ''}`))
    )
      return undefined;
    if (word === 'negative' && next !== ':' && !(next === 'prompt' && tokens[at + 2]?.word === ':'))
      return undefined;
    if (['lose', 'skip', 'zero', 'minus', 'ditch'].includes(word) && !opensClause(tokens, at))
      return undefined;
    if (word === 'zero' && next === 'gravity') return undefined;
    const skip = word === 'negative' ? (next === ':' ? 2 : 3) : next === ':' ? 2 : 1;
    return denial(tokens, at, at + skip, !(word === 'without' && isDoing(next)), LISTS.has(word));
  }
  if (!DENIES.has(word) || NOT_AFTER_NOT.has(next)) return undefined;
  return denial(tokens, at, at + 1, false);
}

/** "drone? no, tripod": asked and answered. */
function doubted(tokens: readonly Token[], at: number): Denial {
  let from = at;
  while (from > 0 && at - from < MOST_WORDS && tokens[from - 1]?.kind === 'word') from -= 1;
  return { cue: at, from, to: at, wish: false };
}

/** After these a list goes on through its commas. */
const LISTS = wordSet('avoid avoiding exclude excluding negative omit');

function isAfterWords(tokens: readonly Token[], at: number): boolean {
  const end = tokens[at + 2];
  return (
    ['text', 'people', 'crowd', 'logo', 'clutter', 'grain', 'noise', 'glare', 'flare', 'watermark'].includes(
      tokens[at]?.word ?? '',
    ) &&
    (!end || end.kind === 'mark' || isConjunction(end.word))
  );
}

function opensClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return !before || before.kind === 'mark' || before.word === 'and' || before.word === 'please';
}

function denial(tokens: readonly Token[], cue: number, from: number, wish: boolean, list = false): Denial {
  let to = from;
  let words = 0;
  // Lists end somewhere: without that, a text of nothing but "nor" is gone through to its end from each of them.
  const last = Math.min(tokens.length, from + LONGEST_LIST);
  for (; to < last && words < MOST_WORDS; to++) {
    const token = tokens[to];
    if (!token) break;
    if (token.kind === 'number' && !(tokens[to + 1]?.word ?? '').startsWith('mm')) break;
    if (token.kind === 'mark') {
      if (token.word === ',' && wish && ((list && !isOnly(tokens, to)) || listGoesOn(tokens, to))) {
        words = 0;
        continue;
      }
      if (isStop(token)) break;
      if (token.word !== '/' && token.word !== '&' && token.word !== '+') break;
      continue;
    }
    if (to > from && startsAnother(tokens, to)) break;
    if (ENDS.has(token.word)) break;
    if (to > from && isDeterminer(token.word) && isNaming(tokens[to - 1])) break;
    if (to > from && isPreposition(token.word) && token.word !== 'of' && token.word !== 'up') break;
    if (token.word === 'and' && !joins(tokens, to)) break;
    if (token.word === 'or' || token.word === 'nor' || token.word === 'and') words = 0;
    else words += 1;
  }
  while (to > from && (tokens[to - 1]?.word === 'and' || tokens[to - 1]?.kind === 'mark')) to -= 1;
  return { cue, from, to: trailing(tokens, from, to), wish };
}

/** "no people around", "no text in frame". */
function trailing(tokens: readonly Token[], from: number, end: number): number {
  let to = end;
  while (to > from && to < end + 3 && TRAILS.has(tokens[to]?.word ?? '')) to += 1;
  return endsClause(tokens[to]) ? to : end;
}

function endsClause(token: Token | undefined): boolean {
  return !token || token.kind === 'mark';
}

const TRAILS = wordSet(
  'around nearby anywhere visible whatsoever in the frame shot picture image sight at all please background scene here there anymore either today thanks',
);

function startsAnother(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  return WISHES.has(word) && word !== 'negative' ? true : DENIES.has(word) && word !== 'nor';
}

/** "no text and no logo" is two, "no text and a soft light" is one and something else. */
function joins(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (next?.kind !== 'word' || isDeterminer(next.word) || WISHES.has(next.word)) return false;
  const after = tokens.slice(at + 2, at + 5).findIndex((token) => token.kind === 'mark');
  return after >= 0 || at + 5 > tokens.length;
}

/** "avoid neon, lanterns only": the list is over. */
function isOnly(tokens: readonly Token[], comma: number): boolean {
  const ahead = tokens.slice(comma + 1, comma + 9);
  const end = ahead.findIndex(({ kind }) => kind === 'mark');
  return ahead
    .slice(0, end < 0 ? ahead.length : end)
    .some(({ word }) => word === 'only' || word === 'just' || WISHES.has(word));
}

/** "no text, logos or watermarks": the list ends with an "or". */
function listGoesOn(tokens: readonly Token[], comma: number): boolean {
  let words = 0;
  for (let at = comma + 1; at < Math.min(tokens.length, comma + LONGEST_LIST) && words < 5; at++) {
    const token = tokens[at];
    if (!token || /^[.!?;:\n]$/.test(token.word)) return false;
    if (token.word === ',') words = 0;
    else if (token.word === 'or' || token.word === 'nor') return true;
    else if (
      startsAnother(tokens, at) ||
      token.kind === 'number' ||
      isPreposition(token.word) ||
      isDeterminer(token.word)
    )
      return false;
    else words += 1;
  }
  return false;
}

/** What a wish names, one bare noun each. */
export function deniedThings(tokens: readonly Token[], { from, to }: Denial): { from: number; to: number }[] {
  const things: { from: number; to: number }[] = [];
  let start = from;
  for (let at = from; at <= to; at++) {
    const token = tokens[at];
    const parts =
      at === to ||
      !token ||
      token.kind === 'mark' ||
      token.word === 'or' ||
      token.word === 'and' ||
      token.word === 'nor';
    if (!parts) continue;
    let last = at;
    while (last > start + 1 && TRAILS.has(tokens[last - 1]?.word ?? '')) last -= 1;
    let first = start;
    while (first < last && isBareAway(tokens[first]?.word ?? '')) first += 1;
    if (last > first) things.push({ from: first, to: last });
    start = at + 1;
  }
  return things;
}

function isBareAway(word: string): boolean {
  return isDeterminer(word) || BARE_AWAY.has(word);
}

const BARE_AWAY = wordSet(
  'visible other more kind sort of trace use using have having show showing include including add adding for be in',
);
