import type { Claim } from '../claims/claim.ts';
import type { Context } from '../context.ts';
import { verbAt } from '../phrases/find-verb.ts';
import type { Span } from '../span.ts';
import type { Reach } from '../statement.ts';
import type { Language } from '../tokens/language.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { auxiliaries, prepositions, pronouns } from '../words/closed-class.ts';
import { senseOf } from '../words/senses.ts';
import { stem } from '../words/stem.ts';
import {
  bringsAbout,
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
import { readThings, type Things } from './noun-phrase.ts';
import { findTrailingNegators } from './trailing.ts';

/**
 * What must not be there, however it is said. What somebody does not do, or is not, is left as it is; `said` is what they
 * say to the app, which is no part of the picture.
 */
export function findAbsences(context: Context, said: readonly Span[]): Claim[] {
  const claims = context.units.flatMap((unit) => [
    ...(unit.labelled === 'absence' ? listed(context, unit) : inUnit(context, unit)),
    ...findTrailingNegators(context, unit),
    ...emptiness(context, unit),
  ]);
  return boundByPresence(context, claims, said);
}

/** "Negative prompt: blurry, extra fingers": each unit under the label is a thing. */
function listed({ text, tokens, languages }: Context, unit: Unit): Claim[] {
  const nounNegators = nounNegatorsOf(languages[unit.sentence] ?? 'en');
  const from = tokens[unit.labelFrom ?? unit.from]?.from ?? 0;
  const to = tokens[unit.to - 1]?.to ?? 0;
  let first = unit.from;
  while (first < unit.to - 1 && tokens[first]?.kind === 'mark') first += 1;
  if (nounNegators.has(tokens[first]?.word ?? '')) first += 1;
  const thing = { from: tokens[first]?.from ?? from, to };
  if (text.slice(thing.from, thing.to).trim() === '') return [];
  return [
    {
      from,
      to,
      core: thing,
      sure: 'form',
      said: { kind: 'absence', things: [thing], form: 'noun', reach: 'picture' },
    },
  ];
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

/** "Nobody in frame", "nothing else written anywhere": said of the whole, and left as it is. */
function emptiness({ tokens }: Context, unit: Unit): Claim[] {
  const first = tokens[unit.from];
  if (!first || !EMPTY.has(first.word) || unit.to - unit.from < 2) return [];
  if (['but', 'except', 'more', 'less', 'like'].includes(tokens[unit.from + 1]?.word ?? '')) return [];
  const deed = verbAt(tokens, unit);
  if (deed !== undefined && !tokens[deed]?.word.endsWith('ing')) return [];
  const span = { from: first.from, to: tokens[unit.to - 1]?.to ?? first.to };
  return [
    { ...span, sure: 'agreed', said: { kind: 'absence', things: [], form: 'predicate', reach: 'bound' } },
  ];
}

const EMPTY = new Set(['nobody', 'nothing', 'none', 'noone']);

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
  const isDropped =
    droppingVerbs.has(word(at)) && at === unit.from && ['the', 'any', 'all'].includes(word(at + 1));
  if (isDropped) return { at, behind: at + 1, word: word(at), form: 'wish' };
  const isLeft = (word(at) === 'leave' || word(at) === 'keep') && opens(tokens, unit, at);
  // "Leave the workers out".
  if (isLeft && word(unit.to - 1) === 'out' && unit.to - at > 2)
    return { at: withPlea(tokens, unit, at), behind: at + 1, word: 'leave out', form: 'wish' };
  if ((word(at) === 'leave' || word(at) === 'keep') && word(at + 1) === 'out')
    return { at: withPlea(tokens, unit, at), behind: at + 2, word: 'leave out', form: 'wish' };
  const isDo = word(at) === 'do' && (word(at + 1) === 'not' || word(at + 1) === 'never');
  if (!isDo && !denying.has(word(at))) return undefined;
  const verb = at + (isDo ? 2 : 1);
  if (!showing.has(word(verb)) && !causing.has(word(verb))) return undefined;
  // "She does not want soup" tells of her; only the one who writes can ask.
  const who = tokens[at - 1];
  const isAsker =
    at === unit.from || who?.kind === 'mark' || who?.word === 'i' || who?.word === 'we' || isPlea(who);
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
  'no zero kein keine keinen keinem keiner ningún ninguna ningun aucun aucune nessun nessuna nenhum nenhuma niente'.split(
    ' ',
  ),
);

/** Where "no" is said of the picture: at the head of its clause, behind "with", "and" or "there are". "He has no jacket" is said of him. */
function leadOf(tokens: readonly Token[], unit: Unit, at: number): number | undefined {
  const plea = withPlea(tokens, unit, at);
  if (plea === unit.from) return plea;
  const before = tokens[plea - 1]?.word ?? '';
  if (['with', 'mit', 'con', 'avec', 'com'].includes(before)) return plea - 1;
  if (['and', 'but', 'und', 'aber', 'y', 'pero', 'et', 'mais', 'e', 'ma'].includes(before)) return plea - 1;
  if (["there's", 'theres'].includes(before)) return plea - 1;
  if (!['is', 'are', 'be'].includes(before)) return undefined;
  // "There must be no scooters".
  const there = [plea - 2, plea - 3].find((at) => at >= unit.from && tokens[at]?.word === 'there');
  return there;
}

/** "No longer", "No Name coffee", "not without its flaws": nothing is denied. */
function isEmpty(tokens: readonly Token[], unit: Unit, at: number, word: string, next: Token): boolean {
  const own = tokens[at];
  const before = at > unit.from ? (tokens[at - 1]?.word ?? '') : '';
  if (denying.has(before) || before === 'nor') return true;
  if (word === 'no' && (emptyAfterNo.has(next.word) || next.kind !== 'word'))
    return next.atom?.kind !== 'quote';
  if (word === 'without' && emptyAfterWithout.has(next.word)) return true;
  if (word === 'minus' || word === 'zero') return next.kind === 'number' || next.word === 'gravity';
  const isName =
    own?.isCapital === true && !own.isShouted && next.isCapital && !next.isShouted && at > unit.from;
  return isName;
}

function claimOf(context: Context, unit: Unit, cue: Cue): Claim | undefined {
  const { tokens } = context;
  const isWish = cue.form === 'wish';
  const first = skipWish(tokens, unit, cue);
  // "Don't make her smile": a clause, and not a thing.
  if (isWish && causing.has(cue.word) && (bringsAbout.has(cue.word) || isClause(tokens, unit, first)))
    return wholeUnit(tokens, unit, cue);
  if (isWish && isUnfinished(tokens, unit, first)) return wholeUnit(tokens, unit, cue);
  const isList = listing.has(cue.word);
  const limit = isList ? sentenceEnd(context, unit) : (deedBehind(tokens, unit, cue) ?? unit.to);
  const read = readThings(tokens, first, limit, isList);
  if (read.things.length === 0) return undefined;
  const language = context.languages[unit.sentence] ?? 'en';
  if (language !== 'en' && !isPlainAbroad(context, unit, cue, read, language)) return undefined;
  const reach = reachOf(context, unit, cue, read);
  const end =
    tokens[read.end]?.word === 'out' && cue.word === 'leave out'
      ? read.end + 1
      : withComplement(tokens, unit, cue, read.end);
  const to = tokens[end - 1]?.to ?? 0;
  let last = end;
  while (last > read.end && isPlea(tokens[last - 1])) last -= 1;
  const things = read.things.map((thing, at) =>
    at === read.things.length - 1 && isPlaced(tokens, read.end, last)
      ? { ...thing, to: tokens[last - 1]?.to ?? to }
      : thing,
  );
  const core = { from: things[0]?.from ?? to, to: things.at(-1)?.to ?? to };
  return {
    from: tokens[cue.at]?.from ?? 0,
    to,
    core,
    sure: 'form',
    said: { kind: 'absence', things, form: cue.form, reach },
  };
}

/** "A horse without a rider waits": what somebody does is no part of what is not there. */
function deedBehind(tokens: readonly Token[], unit: Unit, cue: Cue): number | undefined {
  const deed = cue.at > unit.from ? verbAt(tokens, unit) : undefined;
  return deed !== undefined && deed > cue.behind ? deed : undefined;
}

const MOST_WORDS_ABROAD = 3;
/** "Sin levantar la vista", "sans regarder", "ohne zu zögern": what is not done, and no thing. */
const INFINITIVES: Readonly<Partial<Record<Language, RegExp>>> = {
  es: /(?:[aei]r|[aei]rse)$/,
  pt: /[aei]r$/,
  fr: /(?:er|ir|oir|re)$/,
  it: /(?:are|ere|ire|arsi|ersi|irsi)$/,
  de: /^zu$/,
};

/**
 * Where a phrase ends is known of English. In another language a few words at the head of a clause are taken for one, and
 * what tells of somebody in the middle of one stays as it is.
 */
function isPlainAbroad(
  { text, tokens }: Context,
  unit: Unit,
  cue: Cue,
  { things, end }: Things,
  language: Language,
): boolean {
  if (cue.at !== unit.from && end < unit.to) return false;
  const first = tokens[cue.behind]?.word ?? '';
  if (INFINITIVES[language]?.test(first)) return false;
  return things.every(({ from, to }) => text.slice(from, to).split(/\s+/).length <= MOST_WORDS_ABROAD);
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
  return tokens
    .slice(at + 1, at + 4)
    .some(({ word }, offset) => word.length > 5 && word.endsWith('ing') && at + 1 + offset < unit.to);
}

function wholeUnit(tokens: readonly Token[], unit: Unit, { at }: Cue): Claim {
  const from = tokens[at]?.from ?? 0;
  const to = tokens[unit.to - 1]?.to ?? 0;
  return { from, to, sure: 'form', said: { kind: 'absence', things: [], form: 'wish', reach: 'picture' } };
}

/** Who is told apart from whom stands near. */
const LOOKS_BACK = 12;

function reachOf({ text, tokens }: Context, unit: Unit, cue: Cue, { things, end }: Things): Reach {
  const next = tokens[end]?.word ?? '';
  const isException =
    end < unit.to &&
    (exceptions.includes(next) || exceptions.includes(`${next} ${tokens[end + 1]?.word ?? ''}`));
  if (isException) return 'except';
  const named = things.map(({ from, to }) => text.slice(from, to).toLowerCase());
  // "No love lost", "no time to lose": nothing that could be seen is meant.
  if (named.some((thing) => isUnseen(thing))) return 'bound';
  if (named.some((thing) => expressions.has(thing.split(' ').at(-1) ?? ''))) return 'bound';
  const before = tokens.slice(Math.max(unit.from, cue.at - LOOKS_BACK), cue.at);
  if (before.length > 0 && before.some(({ word }) => contrasts.has(word))) return 'bound';
  return 'picture';
}

function isUnseen(thing: string): boolean {
  const [first = ''] = thing.split(' ');
  const sense = senseOf(first);
  return sense === 'feeling' || sense === 'time';
}

/** The same thing, said to be there: then it may not be excluded from the whole. */
function boundByPresence(
  { text, tokens }: Context,
  claims: readonly Claim[],
  said: readonly Span[],
): Claim[] {
  const present = new Set<string>();
  const isAside = within(claims);
  const isSaid = within(said);
  for (const { kind, word, from } of tokens)
    if (kind === 'word' && !isAside(from) && !isSaid(from)) present.add(stem(word));
  const isPresent = ({ from, to }: Span) => {
    const head = stem(headOf(text.slice(from, to).toLowerCase()));
    return head.length > 2 && present.has(head);
  };
  return claims.map((claim) => {
    const { said } = claim;
    const isBound =
      said.kind === 'absence' &&
      said.reach === 'picture' &&
      said.form !== 'predicate' &&
      said.things.some(isPresent);
    return isBound && claim.sure === 'form' && said.kind === 'absence'
      ? { ...claim, said: { ...said, reach: 'bound' } }
      : claim;
  });
}

/** Whether a place lies in one of some stretches; places are asked for from left to right. */
function within(spans: readonly Span[]): (place: number) => boolean {
  const sorted = [...spans].sort((one, other) => one.from - other.from);
  let at = 0;
  return (place) => {
    while (at < sorted.length && (sorted[at]?.to ?? 0) <= place) at += 1;
    return (sorted[at]?.from ?? place + 1) <= place;
  };
}

/** The last word of the phrase, before what hangs on it: the boat of "boat in the back". */
function headOf(thing: string): string {
  const words = thing.split(/[\s-]+/);
  const end = words.findIndex((word, at) => at > 0 && prepositions.has(word));
  return words[(end > 0 ? end : words.length) - 1] ?? '';
}

/** "No ship in the window", "no water in it": what hangs on it goes with it. */
function withComplement(tokens: readonly Token[], unit: Unit, cue: Cue, end: number): number {
  if (end >= unit.to) return end;
  const { word = '' } = tokens[end] ?? {};
  const isWhole = cue.at === unit.from;
  const isTail =
    ['visible', 'anywhere', 'whatsoever', 'please', 'pls', 'either'].includes(word) || word === 'at';
  if (isTail && end + 1 === unit.to) return unit.to;
  if (word === 'at' && tokens[end + 1]?.word === 'all') return end + 2;
  if (!prepositions.has(word)) return end;
  const isOnPronoun = pronouns.has(tokens[end + 1]?.word ?? '') && end + 2 === unit.to;
  if (isOnPronoun) return unit.to;
  return isWhole ? phraseEnd(tokens, unit, end) : end;
}

/** "No boat in the back": where it must not be is part of what must not be. "No water in it" says nothing more than water. */
function isPlaced(tokens: readonly Token[], from: number, end: number): boolean {
  const [lead, first] = tokens.slice(from, end);
  return (
    lead !== undefined &&
    prepositions.has(lead.word) &&
    first !== undefined &&
    !pronouns.has(first.word) &&
    lead.word !== 'at'
  );
}

/** As far as the phrase goes: "instead of boats on the racks there are people" goes on with what is there. */
function phraseEnd(tokens: readonly Token[], unit: Unit, from: number): number {
  let at = from + 1;
  while (at < unit.to) {
    const { word } = tokens[at] as Token;
    if (
      auxiliaries.has(word) ||
      ['there', 'and', 'but', 'because', 'so', 'while', 'only', 'just'].includes(word)
    )
      return at;
    if (pronouns.has(word) && at > from + 1) return at;
    at += 1;
  }
  return unit.to;
}

function sentenceEnd({ tokens, units, languages }: Context, unit: Unit): number {
  const nounNegators = nounNegatorsOf(languages[unit.sentence] ?? 'en');
  let end = unit.to;
  for (const other of units)
    if (
      other.sentence === unit.sentence &&
      other.from >= unit.to &&
      !nounNegators.has(tokens[other.from]?.word ?? '')
    )
      end = Math.max(end, other.to);
  return end;
}

/** "Try to avoid" is asked; "determined to avoid" is told of somebody. */
const TRIES = new Set(['try', 'remember', 'sure', 'want', 'like', 'need', 'careful', 'important']);

function opens(tokens: readonly Token[], unit: Unit, at: number): boolean {
  if (at === unit.from || tokens.slice(unit.from, at).every(isPlea)) return true;
  const before = tokens[at - 1]?.word ?? '';
  return before === 'and' || before === 'but' || (before === 'to' && TRIES.has(tokens[at - 2]?.word ?? ''));
}

/** "Please no hands", "but no hands": asked for with it. */
function withPlea(tokens: readonly Token[], unit: Unit, at: number): number {
  let from = at;
  while (from > unit.from && (isPlea(tokens[from - 1]) || isLead(tokens, unit, from))) from -= 1;
  return from;
}

function isPlea(token: Token | undefined): boolean {
  return ['please', 'pls', 'plz', 'bitte', 'also', 'absolutely', 'definitely', 'strictly'].includes(
    token?.word ?? '',
  );
}

function isLead(tokens: readonly Token[], unit: Unit, at: number): boolean {
  return at - 1 === unit.from && ['and', 'but'].includes(tokens[at - 1]?.word ?? '');
}
