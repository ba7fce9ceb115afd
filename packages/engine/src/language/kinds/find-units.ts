import type { Claim } from '../claims/claim.ts';
import type { Context } from '../context.ts';
import type { Span } from '../span.ts';
import type { Kind, Witness } from '../statement.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { auxiliaries, conjunctions, determiners, prepositions, pronouns } from '../words/closed-class.ts';
import { soundWords } from '../words/sounds.ts';
import { findWordings, type Found } from './found.ts';
import { hasVerb } from './verbs.ts';
import { cameraHeads, lightHeads, lookHeads, moodHeads, placePrepositions, soundHeads, timeHeads } from './heads.ts';

/** What each unit is about as a whole, and what the wordings of the trade within it tell of. */
export function findUnits(context: Context, taken: readonly Claim[]): Claim[] {
  const { text, tokens, units } = context;
  const found = findWordings(text);
  const claims: Claim[] = [];
  let cursor = 0;
  for (const unit of units) {
    const begin = tokens[unit.labelFrom ?? unit.from]?.from ?? 0;
    const own = tokens[unit.from]?.from ?? 0;
    const to = tokens[unit.to - 1]?.to ?? 0;
    const from = startOf(tokens, taken, { from: begin, to }, own);
    while ((found[cursor]?.from ?? to) < own) cursor += 1;
    const inside: Found[] = [];
    for (let at = cursor; (found[at]?.from ?? to) < to; at++) {
      const one = found[at];
      if (one && one.to <= to) inside.push(one);
    }
    // Who speaks, and how, is told by the line.
    if (taken.some((claim) => claim.said.kind === 'line' && claim.from <= own && to <= claim.to)) continue;
    const { kind, sure } = kindOf(context, unit, inside);
    const said = saidOf(kind, { from, to });
    if (from < to) claims.push({ from, to, ...(from > own ? {} : { core: { from: own, to } }), sure, said });
    if (kind !== 'sound') claims.push(...heardIn(tokens, unit));
    for (const one of inside) {
      const isNested = one.kind !== kind && one.kind !== 'action' && one.from >= from;
      if (isNested) claims.push({ from: one.from, to: one.to, sure: 'guess', said: saidOf(one.kind, one) });
    }
  }
  return claims;
}

/** "Rain drums on a tin roof": seen, and heard. */
function heardIn(tokens: readonly Token[], unit: Unit): Claim[] {
  return tokens.slice(unit.from, unit.to).flatMap(({ kind, word, from, to }, at) => {
    const isHeard = kind === 'word' && soundWords.has(word) && (at > 0 || unit.to - unit.from < 3);
    return isHeard ? [{ from, to, sure: 'guess' as const, said: { kind: 'sound' as const } }] : [];
  });
}

/** Behind an order to the app that leads it, and behind what reaches into it from the unit before. */
function startOf(tokens: readonly Token[], taken: readonly Claim[], unit: Span, own: number): number {
  const holds = (one: Span, other: Span) => one.from <= other.from && other.to <= one.to;
  const leads = taken.filter(
    (claim) =>
      claim.to > unit.from &&
      claim.to < unit.to &&
      (claim.from < unit.from || (claim.from === own && claim.said.kind === 'request')),
  );
  const outer = leads.find((lead) => !taken.some((claim) => claim !== lead && holds(claim, lead)));
  return outer ? (tokens.find((token) => token.from >= outer.to)?.from ?? unit.to) : unit.from;
}

function saidOf(kind: Kind, span: { from: number; to: number }): Claim['said'] {
  const { from, to } = span;
  switch (kind) {
    case 'lettering':
    case 'line':
      return { kind, words: { from, to } };
    case 'absence':
      return { kind, things: [{ from, to }], form: 'noun', reach: 'picture' };
    case 'setting':
    case 'request':
    case 'reference':
      return { kind: 'rest' };
    default:
      return { kind };
  }
}

function kindOf(context: Context, unit: Unit, inside: readonly Found[]): { kind: Kind; sure: Witness } {
  if (unit.labelled) return { kind: unit.labelled, sure: 'form' };
  const { tokens } = context;
  const words = tokens.slice(unit.from, unit.to).filter((token) => isContent(token));
  const covered = words.filter((word) => inside.some((one) => word.from >= one.from && word.to <= one.to));
  const acts = hasVerb(tokens, unit);
  const heads = headKind(context, unit, words);
  const kinds = new Set(inside.filter(({ kind }) => kind !== 'action').map(({ kind }) => kind));
  const [only] = kinds;
  if (only && !acts && words.length > 0 && covered.length === words.length) return { kind: only, sure: 'agreed' };
  if (heads && only === heads) return { kind: heads, sure: 'agreed' };
  if (heads && !(acts && heads !== 'move' && heads !== 'sound')) return { kind: heads, sure: 'guess' };
  if (acts) return { kind: 'action', sure: 'guess' };
  const lead = tokens[unit.from]?.word ?? '';
  if (placePrepositions.has(lead)) return { kind: kinds.has('time') && !kinds.has('place') ? 'time' : 'place', sure: 'guess' };
  if (words.length === 0 && !context.tokens.slice(unit.from, unit.to).some(({ kind }) => kind === 'atom'))
    return { kind: 'rest', sure: 'guess' };
  return { kind: 'figure', sure: 'guess' };
}

/** What the word is about that the unit hangs on: the last of its first noun phrase. */
function headKind({ tokens }: Context, unit: Unit, words: readonly Token[]): Kind | undefined {
  const [first] = words;
  if (!first) return undefined;
  const phrase: Token[] = [];
  for (const token of tokens.slice(unit.from, unit.to)) {
    if (token.kind === 'mark' && token.word !== '-') break;
    if (phrase.length > 0 && (prepositions.has(token.word) || conjunctions.has(token.word) || auxiliaries.has(token.word))) break;
    if (isContent(token)) phrase.push(token);
  }
  const head = phrase.at(-1)?.word ?? '';
  for (const [kind, list] of HEADS) if (list.has(head) || (kind === 'mood' && list.has(first.word) && phrase.length === 1)) return kind;
  return undefined;
}

const HEADS: readonly (readonly [Kind, ReadonlySet<string>])[] = [
  ['sound', soundHeads],
  ['light', lightHeads],
  ['camera', cameraHeads],
  ['look', lookHeads],
  ['mood', moodHeads],
  ['time', timeHeads],
];

function isContent({ kind, word }: Token): boolean {
  if (kind === 'mark') return false;
  if (kind !== 'word') return true;
  return !(
    prepositions.has(word) ||
    conjunctions.has(word) ||
    auxiliaries.has(word) ||
    pronouns.has(word) ||
    determiners.has(word)
  );
}
