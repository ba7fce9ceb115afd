import type { Claim } from '../claims/claim.ts';
import type { Context } from '../context.ts';
import type { Reach } from '../statement.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { auxiliaries, prepositions, pronouns } from '../words/closed-class.ts';
import {
  causing,
  contrasts,
  denying,
  droppingVerbs,
  emptyAfterNo,
  emptyAfterWithout,
  exceptions,
  expressions,
  listing,
  nounNegatorsOf,
  showing,
  wishVerbs,
} from './negators.ts';
import { findTrailingNegators } from './trailing.ts';
import { stem } from '../words/stem.ts';
import { readThings, type Things } from './noun-phrase.ts';

/** What must not be there, however it is said. What somebody does not do, or is not, is left as it is. */
export function findAbsences(context: Context): Claim[] {
  return context.units.flatMap((unit) => [
    ...(unit.labelled === 'absence' ? listed(context, unit) : inUnit(context, unit)),
    ...findTrailingNegators(context, unit),
  ]);
}

/** "Negative prompt: blurry, extra fingers": each unit under the label is a thing. */
function listed({ text, tokens, languages }: Context, unit: Unit): Claim[] {
  const nounNegators = nounNegatorsOf(languages[unit.sentence] ?? 'en');
  const from = tokens[unit.from]?.from ?? 0;
  const to = tokens[unit.to - 1]?.to ?? 0;
  const first = nounNegators.has(tokens[unit.from]?.word ?? '') ? unit.from + 1 : unit.from;
  const thing = { from: tokens[first]?.from ?? from, to };
  if (text.slice(thing.from, thing.to).trim() === '') return [];
  return [{ from, to, sure: 'form', said: { kind: 'absence', things: [thing], form: 'noun', reach: 'picture' } }];
}

function inUnit(context: Context, unit: Unit): Claim[] {
  const claims: Claim[] = [];
  for (let at = unit.from; at < unit.to; at++) {
    const cue = wishAt(context, unit, at) ?? negatorAt(context, unit, at);
    if (!cue) continue;
    const claim = claimOf(context, unit, cue);
    if (!claim) {
      at = cue.behind - 1;
      continue;
    }
    claims.push(claim);
    while (at + 1 < unit.to && (context.tokens[at + 1]?.from ?? 0) < claim.to) at += 1;
  }
  return claims;
}

interface Cue {
  /** Where the words that deny begin, and the first token behind them. */
  readonly at: number;
  readonly behind: number;
  readonly word: string;
  readonly form: 'noun' | 'wish';
}

/** "Don't show", "I do not want", "avoid", "leave out": somebody asks for it to stay out. */
function wishAt({ tokens }: Context, unit: Unit, at: number): Cue | undefined {
  const word = (place: number) => (place < unit.to ? (tokens[place]?.word ?? '') : '');
  if (wishVerbs.has(word(at)) && opens(tokens, unit, at))
    return { at: withPlea(tokens, unit, at), behind: at + 1, word: word(at), form: 'wish' };
  const isDropped = droppingVerbs.has(word(at)) && at === unit.from && ['the', 'any', 'all'].includes(word(at + 1));
  if (isDropped) return { at, behind: at + 1, word: word(at), form: 'wish' };
  if ((word(at) === 'leave' || word(at) === 'keep') && word(at + 1) === 'out')
    return { at: withPlea(tokens, unit, at), behind: at + 2, word: 'leave out', form: 'wish' };
  const isDo = word(at) === 'do' && (word(at + 1) === 'not' || word(at + 1) === 'never');
  if (!isDo && !denying.has(word(at))) return undefined;
  const verb = at + (isDo ? 2 : 1);
  if (!showing.has(word(verb)) && !causing.has(word(verb))) return undefined;
  // "She does not want soup" tells of her; only the one who writes can ask.
  const who = tokens[at - 1];
  const isAsker = at === unit.from || who?.kind === 'mark' || who?.word === 'i' || who?.word === 'we' || isPlea(who);
  if (!isAsker) return undefined;
  const from = who?.word === 'i' || who?.word === 'we' ? at - 1 : at;
  return { at: withPlea(tokens, unit, from), behind: verb + 1, word: word(verb), form: 'wish' };
}

function negatorAt({ tokens, languages }: Context, unit: Unit, at: number): Cue | undefined {
  const language = languages[unit.sentence] ?? 'en';
  const nounNegators = nounNegatorsOf(language);
  const one = tokens[at]?.word ?? '';
  const two = at + 1 < unit.to ? `${one} ${tokens[at + 1]?.word ?? ''}` : '';
  const isPair = nounNegators.has(two);
  if (!isPair && !nounNegators.has(one)) return undefined;
  const word = isPair ? two : one;
  const behind = at + (isPair ? 2 : 1);
  const next = tokens[behind];
  if (!next || behind >= unit.to) return undefined;
  if (isEmpty(tokens, unit, at, word, next)) return undefined;
  // Within a run of Chinese one sign is part of a word: 空无一人.
  if (language === 'zh' && !isPair && !word.includes(' ') && at > unit.from) return undefined;
  if (unit.stop === '?') return undefined;
  if (!DETERMINES.has(word)) return { at: withPlea(tokens, unit, at), behind, word, form: 'noun' };
  const from = leadOf(tokens, unit, at);
  return from === undefined ? undefined : { at: from, behind, word, form: 'noun' };
}

const DETERMINES = new Set(
  'no zero kein keine keinen keinem keiner ningún ninguna ningun aucun aucune nessun nessuna nenhum nenhuma niente'.split(' '),
);

/** Where "no" is said of the picture: at the head of its clause, behind "with", "and" or "there are". "He has no jacket" is said of him. */
function leadOf(tokens: readonly Token[], unit: Unit, at: number): number | undefined {
  const plea = withPlea(tokens, unit, at);
  if (plea === unit.from) return plea;
  const before = tokens[plea - 1]?.word ?? '';
  if (['with', 'mit', 'con', 'avec', 'com'].includes(before)) return plea - 1;
  if (['and', 'but', 'und', 'aber', 'y', 'pero', 'et', 'mais', 'e', 'ma'].includes(before)) return plea - 1;
  if (["there's", 'theres'].includes(before)) return plea - 1;
  const isThere = ['is', 'are', 'be'].includes(before) && tokens[plea - 2]?.word === 'there';
  return isThere ? plea - 2 : undefined;
}

/** "No longer", "No Name coffee", "not without its flaws": nothing is denied. */
function isEmpty(tokens: readonly Token[], unit: Unit, at: number, word: string, next: Token): boolean {
  const own = tokens[at];
  const before = at > unit.from ? (tokens[at - 1]?.word ?? '') : '';
  if (denying.has(before) || before === 'nor') return true;
  if (word === 'no' && (emptyAfterNo.has(next.word) || next.kind !== 'word')) return next.atom?.kind !== 'quote';
  if (word === 'without' && emptyAfterWithout.has(next.word)) return true;
  if (word === 'minus' || word === 'zero') return next.kind === 'number' || next.word === 'gravity';
  const isName = own?.isCapital === true && !own.isShouted && next.isCapital && !next.isShouted && at > unit.from;
  return isName;
}

function claimOf(context: Context, unit: Unit, cue: Cue): Claim | undefined {
  const { tokens } = context;
  const isWish = cue.form === 'wish';
  const first = skipWish(tokens, unit, cue);
  // "Don't make her smile": a clause, and not a thing.
  if (isWish && causing.has(cue.word) && isClause(tokens, unit, first)) return wholeUnit(tokens, unit, cue);
  if (isWish && isUnfinished(tokens, unit, first)) return wholeUnit(tokens, unit, cue);
  const isList = listing.has(cue.word);
  const limit = isList ? sentenceEnd(context, unit) : unit.to;
  const read = readThings(tokens, first, limit, isList);
  if (read.things.length === 0) return undefined;
  const reach = reachOf(context, unit, cue, read);
  const end = withComplement(tokens, unit, cue, read.end);
  return {
    from: tokens[cue.at]?.from ?? 0,
    to: tokens[end - 1]?.to ?? 0,
    sure: 'form',
    said: { kind: 'absence', things: read.things, form: cue.form, reach },
  };
}

/** "To have any", "to see": what still belongs to the wish. */
function skipWish(tokens: readonly Token[], unit: Unit, { behind }: Cue): number {
  let at = behind;
  if (tokens[at]?.word === 'to' && at + 1 < unit.to) at += 1;
  if (at > behind && (showing.has(tokens[at]?.word ?? '') || causing.has(tokens[at]?.word ?? ''))) at += 1;
  return at;
}

/** Somebody, and what they do: "her to cry", "them touch", "it look AI". */
function isClause(tokens: readonly Token[], unit: Unit, at: number): boolean {
  const { word = '' } = tokens[at] ?? {};
  if (!pronouns.has(word) && !['her', 'his', 'the', 'this', 'that'].includes(word)) return false;
  if (word === 'her' || word === 'them' || word === 'him' || word === 'it') return at + 1 < unit.to;
  return tokens.slice(at + 1, unit.to).some((one) => one.word === 'to');
}

/** "I don't want people asking": what somebody would do is no thing. */
function isUnfinished(tokens: readonly Token[], unit: Unit, at: number): boolean {
  return tokens.slice(at + 1, at + 4).some(({ word }, offset) => word.length > 5 && word.endsWith('ing') && at + 1 + offset < unit.to);
}

function wholeUnit(tokens: readonly Token[], unit: Unit, { at }: Cue): Claim {
  const from = tokens[at]?.from ?? 0;
  const to = tokens[unit.to - 1]?.to ?? 0;
  return { from, to, sure: 'form', said: { kind: 'absence', things: [], form: 'wish', reach: 'picture' } };
}

/** Who is told apart from whom stands near. */
const LOOKS_BACK = 12;

function reachOf(context: Context, unit: Unit, cue: Cue, { things, end }: Things): Reach {
  const { text, tokens } = context;
  const next = tokens[end]?.word ?? '';
  const isException =
    end < unit.to && (exceptions.includes(next) || exceptions.includes(`${next} ${tokens[end + 1]?.word ?? ''}`));
  if (isException) return 'except';
  const named = things.map(({ from, to }) => text.slice(from, to).toLowerCase());
  if (named.some((thing) => expressions.has(thing.split(' ').at(-1) ?? ''))) return 'bound';
  const before = tokens.slice(Math.max(unit.from, cue.at - LOOKS_BACK), cue.at);
  if (before.length > 0 && before.some(({ word }) => contrasts.has(word))) return 'bound';
  return named.some((thing) => standsElsewhere(context, thing, things)) ? 'bound' : 'picture';
}

/** The same thing, said to be there: then it may not be excluded from the whole. */
function standsElsewhere({ tokens, heads }: Context, thing: string, things: Things['things']): boolean {
  const head = stem(thing.split(/[\s-]+/).at(-1) ?? '');
  if (head.length < 3) return false;
  const own = things.flatMap(({ from, to }) => tokensIn(tokens, from, to)).filter(({ word }) => stem(word) === head);
  return (heads.get(head) ?? 0) > own.length;
}

/** They are in order: the first is found by halves. */
function tokensIn(tokens: readonly Token[], from: number, to: number): Token[] {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.from ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  const found: Token[] = [];
  for (let at = low; at < tokens.length && (tokens[at]?.from ?? to) < to; at++) found.push(tokens[at] as Token);
  return found;
}

/** "No ship in the window", "no water in it": what hangs on it goes with it. */
function withComplement(tokens: readonly Token[], unit: Unit, cue: Cue, end: number): number {
  if (end >= unit.to) return end;
  const { word = '' } = tokens[end] ?? {};
  const isWhole = cue.at === unit.from;
  const isTail = ['visible', 'anywhere', 'whatsoever', 'please', 'pls', 'either'].includes(word) || word === 'at';
  if (isTail && end + 1 === unit.to) return unit.to;
  if (word === 'at' && tokens[end + 1]?.word === 'all') return end + 2;
  if (!prepositions.has(word)) return end;
  const isOnPronoun = pronouns.has(tokens[end + 1]?.word ?? '') && end + 2 === unit.to;
  if (isOnPronoun) return unit.to;
  return isWhole ? phraseEnd(tokens, unit, end) : end;
}

/** As far as the phrase goes: "instead of boats on the racks there are people" goes on with what is there. */
function phraseEnd(tokens: readonly Token[], unit: Unit, from: number): number {
  let at = from + 1;
  while (at < unit.to) {
    const { word } = tokens[at] as Token;
    if (auxiliaries.has(word) || ['there', 'and', 'but', 'because', 'so', 'while', 'only', 'just'].includes(word)) return at;
    if (pronouns.has(word) && at > from + 1) return at;
    at += 1;
  }
  return unit.to;
}

function sentenceEnd({ tokens, units, languages }: Context, unit: Unit): number {
  const nounNegators = nounNegatorsOf(languages[unit.sentence] ?? 'en');
  let end = unit.to;
  for (const other of units)
    if (other.sentence === unit.sentence && other.from >= unit.to && !nounNegators.has(tokens[other.from]?.word ?? ''))
      end = Math.max(end, other.to);
  return end;
}

function opens(tokens: readonly Token[], unit: Unit, at: number): boolean {
  return at === unit.from || tokens.slice(unit.from, at).every(isPlea) || ['and', 'but', 'to'].includes(tokens[at - 1]?.word ?? '');
}

/** "Please no hands", "but no hands": asked for with it. */
function withPlea(tokens: readonly Token[], unit: Unit, at: number): number {
  let from = at;
  while (from > unit.from && (isPlea(tokens[from - 1]) || isLead(tokens, unit, from))) from -= 1;
  return from;
}

function isPlea(token: Token | undefined): boolean {
  return ['please', 'pls', 'plz', 'bitte', 'also', 'absolutely', 'definitely', 'strictly'].includes(token?.word ?? '');
}

function isLead(tokens: readonly Token[], unit: Unit, at: number): boolean {
  return at - 1 === unit.from && ['and', 'but'].includes(tokens[at - 1]?.word ?? '');
}
