import type { Claim } from '../claims/claim.ts';
import type { Context } from '../context.ts';
import type { Span } from '../span.ts';
import type { Language } from '../tokens/language.ts';
import type { Token } from '../tokens/token.ts';
import { someWithin } from '../tokens/within.ts';
import type { Unit } from '../units/unit.ts';
import { determiners, pronouns } from '../words/closed-class.ts';
import { senseOf } from '../words/senses.ts';
import { isDoing } from '../words/word-class.ts';
import { type Cue, isPlea, negatorAt, wishAt } from './cue.ts';
import { emptiness } from './emptiness.ts';
import { deedBehind, isPlaced, withComplement } from './extent.ts';
import { listEnd } from './list-end.ts';
import {
  bringsAbout,
  causing,
  exceptions,
  hardly,
  lacking,
  listing,
  nounNegatorsOf,
  pairing,
  showing,
  undone,
} from './negators.ts';
import { readThings, type Things } from './noun-phrase.ts';
import { isPlainAbroad } from './plain-abroad.ts';
import { boundByPresence, reachOf } from './reach.ts';
import { findRuledOut } from './ruled-out.ts';
import { findTrailingNegators } from './trailing.ts';

/**
 * What must not be there, however it is said. What somebody does not do, or is not, is left as it is; `said` is what they
 * say to the app, which is no part of the picture.
 */
export function findAbsences(context: Context, said: readonly Span[]): Claim[] {
  const isListed = (unit: Unit) => unit.labelled === 'absence';
  const claims = context.units.flatMap((unit, nth) => [
    ...(isListed(unit) ? [] : inUnit(context, nth)),
    ...findTrailingNegators(context, unit),
    ...emptiness(context, unit),
  ]);
  // Under its label a thing is ruled out, whatever else is said.
  const listedOnes = context.units.filter(isListed).flatMap((unit) => listed(context, unit));
  return [...boundByPresence(context, [...claims, ...findRuledOut(context)], said), ...listedOnes];
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

function inUnit(context: Context, nth: number): Claim[] {
  const unit = context.units[nth] as Unit;
  const claims: Claim[] = [];
  let denied = unit.from;
  for (let at = unit.from; at < unit.to; at++) {
    const cue = wishAt(context, unit, at) ?? negatorAt(context, unit, at);
    if (!cue) continue;
    const claim = claimOf(context, nth, cue, cue.at <= denied);
    if (!claim) {
      at = cue.behind - 1;
      continue;
    }
    claims.push(claim);
    while (at + 1 < unit.to && (context.tokens[at + 1]?.from ?? 0) < claim.to) at += 1;
    if (cue.at <= denied) denied = at + 1;
  }
  return claims;
}

function claimOf(context: Context, nth: number, cue: Cue, isWhole: boolean): Claim | undefined {
  const { tokens } = context;
  const unit = context.units[nth] as Unit;
  const isWish = cue.form === 'wish';
  if (!isWish && (isDeniedAgain(tokens, unit, cue) || undone.has(tokens[cue.behind]?.word ?? '')))
    return undefined;
  const first = skipWish(tokens, unit, cue);
  // "Don't make her smile": a clause, and not a thing.
  const entrance = cue.word === 'let' ? entranceOf(tokens, unit, first) : undefined;
  if (entrance) return entered(tokens, unit, cue, entrance);
  if (isWish && causing.has(cue.word) && (bringsAbout.has(cue.word) || isClause(tokens, unit, first)))
    return wholeUnit(tokens, unit, cue);
  if (isWish && isUnfinished(tokens, unit, first)) {
    // "Avoid gloves changing colour": all of it is what must not be.
    const isThing =
      cue.word === 'avoid' && cue.at === unit.from && !determiners.has(tokens[first]?.word ?? '');
    return isThing
      ? entered(tokens, unit, cue, spanOf(tokens, first, unit.to))
      : wholeUnit(tokens, unit, cue);
  }
  const isList = listing.has(cue.word);
  const isSentence = unit.opens && cue.at === unit.from;
  const limit = isList
    ? listEnd(tokens, context.units, nth, isSentence)
    : (cue.to ?? deedBehind(tokens, unit, cue) ?? unit.to);
  const isAll = isWish || lacking.has(cue.word);
  const language = context.languages[unit.sentence] ?? 'en';
  const read = withTailAbroad(tokens, unit, readThings(tokens, first, limit, { isList, isAll }), language);
  if (read.things.length === 0) return undefined;
  // "Neither smiling nor frowning", "neither awake" tell of somebody.
  if (
    pairing.has(cue.word) &&
    (read.things.length < 2 || isDoing(tokens[first]?.word ?? '') || hangs(tokens, unit, read.end))
  )
    return undefined;
  // "No sign that says SALE": one among others.
  if (read.end < unit.to && RELATIVE.has(tokens[read.end]?.word ?? '')) return undefined;
  if (language !== 'en' && !isPlainAbroad(context, unit, cue, read, language)) return undefined;
  const reach = reachOf(context, unit, cue, read);
  if (cue.to !== undefined && read.end !== cue.to) return undefined;
  const end = cue.end ?? withComplement(tokens, unit, read.end, isWhole || isWish);
  // "I don't want people who smoke": what is left would hang in the air.
  if (isWish && hangs(tokens, unit, end))
    return { ...wholeUnit(tokens, unit, cue), said: { ...wish, reach: 'bound' } };
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
    from: tokens[withJoint(tokens, unit, cue.at)]?.from ?? 0,
    to,
    core,
    sure: 'form',
    said: { kind: 'absence', things, form: cue.form, reach },
  };
}

/** "Don't let extra fingers turn up", "don't let any logos creep in": the thing that must not come into the picture. */
function entranceOf(tokens: readonly Token[], unit: Unit, first: number): Span | undefined {
  let end = unit.to;
  while (end > first && TOO.has(tokens[end - 1]?.word ?? '')) end -= 1;
  const [before = '', last = ''] = tokens.slice(end - 2, end).map(({ word }) => word);
  const length = ENTERS.has(`${before} ${last}`) ? 2 : ENTERS.has(last) ? 1 : 0;
  const { things, end: behind } = readThings(tokens, first, end - length, { isAll: true });
  const [thing] = things;
  const head = tokens[end - length - 1]?.word ?? '';
  const isName = length > 0 && things.length === 1 && behind === end - length && !pronouns.has(head);
  return isName ? thing : undefined;
}

const ENTERS = new Set(
  'appear|intrude|in|turn up|show up|pop up|creep in|sneak in|come in|slip in|get in|wander in'.split('|'),
);

function spanOf(tokens: readonly Token[], from: number, to: number): Span {
  return { from: tokens[from]?.from ?? 0, to: tokens[to - 1]?.to ?? 0 };
}

function entered(tokens: readonly Token[], unit: Unit, { at }: Cue, thing: Span): Claim {
  const from = tokens[withJoint(tokens, unit, at)]?.from ?? 0;
  const to = tokens[unit.to - 1]?.to ?? thing.to;
  return { from, to, core: thing, sure: 'form', said: { ...wish, things: [thing] } };
}

/** "Barcos a motor", "figuras de cera": a word joined to the last of them that ends the clause is part of it. */
function withTailAbroad(tokens: readonly Token[], unit: Unit, read: Things, language: Language): Things {
  const last = read.things.at(-1);
  const isTail =
    (JOINS_ABROAD[language]?.has(tokens[read.end]?.word ?? '') ?? false) && read.end + 2 === unit.to;
  if (!last || !isTail) return read;
  const to = tokens[unit.to - 1]?.to ?? last.to;
  return { things: [...read.things.slice(0, -1), { ...last, to }], end: unit.to };
}

const JOINS_ABROAD: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  es: new Set(['a', 'de', 'con', 'en']),
  fr: new Set(['à', 'de', 'en', 'avec']),
  it: new Set(['a', 'di', 'con', 'in', 'da']),
  pt: new Set(['a', 'de', 'com', 'em']),
};

/** "Never seen without his jackdaw": denied twice it is there. */
function isDeniedAgain(tokens: readonly Token[], unit: Unit, { at, word }: Cue): boolean {
  return word === 'without' && someWithin(tokens, unit.from, at, (token) => hardly.has(token.word));
}

/** "And not a single fly": what joins it goes with it. */
function withJoint(tokens: readonly Token[], unit: Unit, at: number): number {
  return at > unit.from && JOINTS.has(tokens[at - 1]?.word ?? '') ? at - 1 : at;
}

const JOINTS = new Set(['and', 'but', 'or', 'nor', 'yet', 'because', 'since', 'although', 'though']);

const RELATIVE = new Set(['that', 'which', 'who', 'whose', 'where']);

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
  return someWithin(tokens, at + 1, unit.to, (one) => one.word === 'to');
}

/** "I don't want people asking": what somebody would do is no thing; "any zooming or panning" is. */
function isUnfinished(tokens: readonly Token[], unit: Unit, first: number): boolean {
  let at = first;
  while (determiners.has(tokens[at]?.word ?? '')) at += 1;
  return tokens.slice(at + 1, Math.min(unit.to, first + 5)).some((one, nth) => {
    const isJoined =
      JOINTS.has(tokens[at + nth]?.word ?? '') || determiners.has(tokens[at + nth]?.word ?? '');
    return !isJoined && isDoing(one.word) && senseOf(one.word) === undefined;
  });
}

/** Words behind what is left out that begin nothing of their own. */
function hangs(tokens: readonly Token[], unit: Unit, end: number): boolean {
  let at = end;
  while (
    at < unit.to &&
    (isPlea(tokens[at]) || TOO.has(tokens[at]?.word ?? '') || tokens[at]?.kind === 'mark')
  )
    at += 1;
  const { word = '' } = tokens[at] ?? {};
  return at < unit.to && !GOES_ON.has(word) && !exceptions.includes(word);
}

const TOO = new Set(['too', 'either', 'altogether']);
const GOES_ON = new Set([
  'and',
  'but',
  'or',
  'nor',
  'because',
  'since',
  'so',
  'while',
  'just',
  'only',
  'there',
  'instead',
  'then',
  'as',
]);

const wish = { kind: 'absence', things: [], form: 'wish', reach: 'picture' } as const;

function wholeUnit(tokens: readonly Token[], unit: Unit, { at }: Cue): Claim {
  const from = tokens[at]?.from ?? 0;
  const to = tokens[unit.to - 1]?.to ?? 0;
  return { from, to, sure: 'form', said: wish };
}
