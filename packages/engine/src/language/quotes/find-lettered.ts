import type { Claim } from '../claims/claim.ts';
import type { Context } from '../context.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { conjunctions, prepositions } from '../words/closed-class.ts';
import { bears, surfaces, writings } from '../words/surfaces.ts';
import { wordSet } from '../words/word-set.ts';

const NAMES_WORDS = new Set([
  'title',
  'headline',
  'name',
  'caption',
  'slogan',
  'words',
  'lettering',
  'type',
  'typeface',
  'tagline',
  'letters',
]);
/** "Reading till late": what the words are on, or how they are put there, follows them. */
const MOST_BARE = 9;

/** Words on a thing that stand in no quotes: in capitals, or behind "reads" as far as the phrase goes. */
export function findLettered(context: Context): Claim[] {
  const { tokens, units } = context;
  if (isShoutedThroughout(tokens)) return [];
  return units.flatMap(
    (unit, at) => capitals(context, unit, units[at - 1]) ?? behindVerb(context, unit) ?? [],
  );
}

/** Somebody who writes in capitals throughout means nothing by them. */
function isShoutedThroughout(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind, from, to }) => kind === 'word' && to - from > 1);
  return words.filter(({ isShouted }) => isShouted).length > words.length / 2;
}

/** "A banner: NO MORE BYPASS", "the jersey OKONKWO", "says FALL BETTER". */
function capitals({ tokens, units }: Context, unit: Unit, before: Unit | undefined): Claim[] | undefined {
  const run = longestRun(tokens, unit);
  if (!run) return undefined;
  const isOnThing = run.from > unit.from && isCarried(tokens, unit, run.from);
  const isBehindColon =
    run.from === unit.from &&
    before?.stop === ':' &&
    before.sentence === unit.sentence &&
    tokens
      .slice(startOfSentence(units, before.sentence), before.to)
      .some(({ word }) => surfaces.has(word) || writings.has(word));
  // "KIX-9 Pudge" behind a colon is a name among other words; what is written stands there alone, or is several words.
  const isAlone = run.to - run.from > 1 || run.to === unit.to;
  const isGlued = tokens[run.to]?.word === '-' && tokens[run.to]?.from === tokens[run.to - 1]?.to;
  const isShort = (tokens[run.to - 1]?.to ?? 0) - (tokens[run.from]?.from ?? 0) < 3;
  if (
    isGlued ||
    (!(isBehindColon && isAlone) && (!isOnThing || isShort)) ||
    (run.to - run.from < 3 && namesSpeaker(tokens, run.to))
  )
    return undefined;
  const words = { from: tokens[run.from]?.from ?? 0, to: tokens[run.to - 1]?.to ?? 0 };
  return [{ ...words, sure: 'agreed', said: { kind: 'lettering', words } }];
}

function startOfSentence(units: readonly Unit[], sentence: number): number {
  return units.find((one) => one.sentence === sentence)?.from ?? 0;
}

/** What carries words, or how they are put there, stands right before them: "the jersey OKONKWO", "title in slab serif: KUPFER". */
function isCarried(tokens: readonly Token[], unit: Unit, run: number): boolean {
  let at = run - 1;
  while (at >= unit.from && LEADS_TO_WORDS.has(tokens[at]?.word ?? '')) at -= 1;
  // "The word WELCOME over them".
  const announces = tokens.slice(at + 1, run).findLast(({ kind }) => kind === 'word')?.word ?? '';
  if (announces === 'word' || announces === 'words') return true;
  const { word = '' } = at >= unit.from ? (tokens[at] ?? {}) : {};
  // "The video shows VHS footage": a screen shows words, a picture what is in it.
  if (SHOWS.has(word) && !surfaces.has(tokens[at - 1]?.word ?? '')) return false;
  return surfaces.has(word) || bears.has(word) || writings.has(word);
}

const SHOWS = wordSet('show shows showing');
const LEADS_TO_WORDS = new Set([
  'the',
  'word',
  'words',
  'that',
  'with',
  'in',
  'capitals',
  'caps',
  ':',
  '-',
  'type',
  'of',
  'serif',
  'sans',
  'bold',
  'block',
  'slab',
  'big',
  'red',
  'white',
  'black',
  'gold',
  'letters',
]);

/** "KAROL, dry:": who speaks, and no lettering. */
function namesSpeaker(tokens: readonly Token[], behind: number): boolean {
  for (let at = behind; at < Math.min(tokens.length, behind + 7); at++) {
    const { kind, word, atom } = tokens[at] as Token;
    if (word === ':') return tokens[at + 1]?.atom?.kind === 'quote';
    if (
      atom?.kind === 'quote' ||
      ['.', '!', '?', ';'].includes(word) ||
      (kind === 'mark' && ![',', '(', ')'].includes(word))
    )
      return false;
  }
  return false;
}

/** The longest stretch of capitals, with the figures and signs between them. */
function longestRun(tokens: readonly Token[], unit: Unit): { from: number; to: number } | undefined {
  let best: { from: number; to: number } | undefined;
  for (let from = unit.from; from < unit.to; from++) {
    if (!tokens[from]?.isShouted) continue;
    // "I WAS BRAVE": a capital alone begins it as well.
    const before = tokens[from - 1];
    if (from > unit.from && before?.isCapital && /^[ai]$/.test(before.word)) from -= 1;
    let to = from + 1;
    while (to < unit.to && !tokens[to]?.isShouted && /^[ai]$/.test(tokens[to]?.word ?? '')) to += 1;
    while (to < unit.to && goesOn(tokens, to, unit.to)) to += 1;
    const letters = (tokens[to - 1]?.to ?? 0) - (tokens[from]?.from ?? 0);
    if (letters >= 2 && (!best || to - from > best.to - best.from)) best = { from, to };
    from = to;
  }
  return best;
}

function goesOn(tokens: readonly Token[], at: number, end: number): boolean {
  const { kind, isShouted, word } = tokens[at] as Token;
  if (isShouted || kind === 'number') return true;
  const isSign = ['&', '+', '?', '!', "'", '%', '-'].includes(word) || (kind === 'word' && word.length === 1);
  return isSign && (at + 1 >= end || tokens[at + 1]?.isShouted === true || ['?', '!', '%'].includes(word));
}

/** "Red neon reading ramen till late above a door": up to what it is on, or how it is written. */
function behindVerb({ tokens, text }: Context, unit: Unit): Claim[] | undefined {
  for (let at = unit.from + 1; at < unit.to; at++) {
    const { word } = tokens[at] as Token;
    const isBearing = READS.has(word) && isThing(tokens, unit, at);
    const isNamed = NAMES_WORDS.has(word) && tokens[at - 1]?.word === 'the' && word === 'words';
    if (!isBearing && !isNamed) continue;
    const next = tokens[at + 1]?.word ?? '';
    const isLead = next === 'that' || (SPELLS.has(word) && next === 'out');
    const first = isLead ? at + 2 : at + 1;
    // "A panda in a hat reading a book" reads it.
    if (
      (word === 'reading' || word === 'reads') &&
      ['a', 'an', 'the', 'his', 'her', 'their', 'from', 'in'].includes(tokens[first]?.word ?? '')
    )
      continue;
    // "Inscribed with symbols", "marked out for a game" tell how it looks.
    const behind = tokens[first]?.word ?? '';
    if (behind === 'with' || behind === 'by' || (word.endsWith('ed') && HOW_MARKED.has(behind))) continue;
    if (tokens.slice(first, unit.to).some(({ atom }) => atom?.kind === 'quote')) return undefined;
    let to = first;
    while (to < unit.to && to - first < MOST_BARE && !isEnd(tokens, to, first)) to += 1;
    if (to === first) return undefined;
    const words = { from: tokens[first]?.from ?? 0, to: tokens[to - 1]?.to ?? 0 };
    if (text.slice(words.from, words.to).trim() === '') return undefined;
    return [{ ...words, sure: 'agreed', said: { kind: 'lettering', words } }];
  }
  return undefined;
}

/** "Letters spelling out SOUP". */
const SPELLS = wordSet('spells spelling');
const HOW_MARKED = wordSet('out off up down for as from to');
const READS = new Set([
  'reads',
  'reading',
  'says',
  'saying',
  'spells',
  'spelling',
  'lettered',
  'labelled',
  'labeled',
  'titled',
  'entitled',
  'inscribed',
  'marked',
]);
const WRITES = new Set([
  'in',
  'on',
  'above',
  'below',
  'under',
  'over',
  'beside',
  'behind',
  'across',
  'along',
  'with',
  'at',
  'around',
  'near',
  'inside',
]);

/** A thing that carries words stands right before the verb, or "it" or "that" for one. */
function isThing(tokens: readonly Token[], unit: Unit, at: number): boolean {
  for (let back = at - 1; back >= Math.max(unit.from, at - 6); back--) {
    const { kind, word } = tokens[back] as Token;
    if (kind === 'word' && surfaces.has(word)) return true;
    if (kind === 'mark' || word === 'and' || word === 'but') return false;
  }
  return false;
}

function isEnd(tokens: readonly Token[], at: number, first: number): boolean {
  const { kind, word } = tokens[at] as Token;
  if (kind === 'mark') return !['-', "'", '&'].includes(word);
  if (at === first) return false;
  return WRITES.has(word) || (conjunctions.has(word) && prepositions.has(tokens[at + 1]?.word ?? ''));
}
