import { firstFrom } from '../first-from.ts';
import type { Reading } from '../reading.ts';
import type { Span } from '../span.ts';
import type { Kind, Statement } from '../statement.ts';
import type { Language } from '../tokens/language.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import type { Aside } from './aside.ts';

/** A reading with its tokens, and which statement each of them belongs to. */
export interface View {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly units: readonly Unit[];
  readonly statements: readonly Statement[];
  /** Of each token, the statement that holds it outermost; none between two. */
  readonly outermost: readonly (Statement | undefined)[];
  /** What is said in these stretches is no part of who does what: words on a sign, an absence, a lens. */
  readonly isAside: Aside;
  /** Of each token, the innermost statement. */
  readonly innermost: readonly (Statement | undefined)[];
  /** Of each token, the unit it stands in; none for the mark between two. */
  readonly unitOf: readonly (number | undefined)[];
  /** By the token of pasted data, what it names as seen: one token holds all of it. */
  readonly pasted: ReadonlyMap<number, readonly Span[]>;
  /** Of each sentence. */
  readonly languages: readonly Language[];
}

const ASIDE: ReadonlySet<Kind> = new Set([
  'absence',
  'lettering',
  'line',
  'setting',
  'request',
  'camera',
  'move',
]);

export function viewOf(reading: Reading): View {
  const { text, tokens, units, languages, leaves, data } = reading;
  const statements = reading.statements.map(asShown);
  const innermost = owners(tokens, leaves, statements);
  const outer = statements.map(() => undefined as Statement | undefined);
  const aside = statements.map(() => false);
  // A statement comes behind the one that holds it, so each is told once.
  for (const one of statements) {
    const around = one.within === undefined ? undefined : statements[one.within];
    outer[one.id] = around ? (outer[around.id] ?? around) : one;
    const isGiven = one.kind === 'reference' && text[one.from] !== '@';
    const isShown = one.kind === 'figure' && (around?.kind === 'camera' || around?.kind === 'move');
    aside[one.id] =
      ASIDE.has(one.kind) || isGiven || (!isShown && around !== undefined && aside[around.id] === true);
  }
  return {
    text,
    tokens,
    units,
    statements,
    innermost,
    outermost: innermost.map((one) => one && outer[one.id]),
    isAside: (at) => aside[innermost[at]?.id ?? -1] === true,
    unitOf: unitsOf(tokens, units),
    pasted: pastedIn(tokens, statements, data),
    languages,
  };
}

/** What may be a note, or words on a sign, may as well tell of somebody: nothing of it is known but its kind. */
function asShown(one: Statement): Statement {
  return one.isVague ? { ...one, kind: 'action' } : one;
}

function unitsOf(tokens: readonly Token[], units: readonly Unit[]): (number | undefined)[] {
  const unitOf: (number | undefined)[] = tokens.map(() => undefined);
  for (const [nth, { from, to }] of units.entries()) unitOf.fill(nth, from, to);
  return unitOf;
}

function pastedIn(
  tokens: readonly Token[],
  statements: readonly Statement[],
  data: Reading['data'],
): ReadonlyMap<number, readonly Span[]> {
  if (data.length === 0) return new Map();
  const seen = statements.filter(({ kind, within }) => kind === 'figure' && within !== undefined);
  return Map.groupBy(
    seen.filter(({ from }) => tokens[tokenAt(tokens, from)]?.atom?.kind === 'json'),
    ({ from }) => tokenAt(tokens, from),
  );
}

/** The token that holds a place. */
function tokenAt(tokens: readonly Token[], place: number): number {
  const next = firstFrom(tokens, place);
  return tokens[next]?.from === place ? next : next - 1;
}

/** From the first of some tokens to the last. */
export function spanOf({ tokens }: Pick<View, 'tokens'>, from: number, to: number): Span {
  return { from: tokens[from]?.from ?? 0, to: tokens[to - 1]?.to ?? 0 };
}

function owners(
  tokens: readonly Token[],
  leaves: Reading['leaves'],
  statements: readonly Statement[],
): (Statement | undefined)[] {
  let leaf = 0;
  return tokens.map(({ from }) => {
    while ((leaves[leaf]?.to ?? Number.POSITIVE_INFINITY) <= from) leaf += 1;
    const own = leaves[leaf];
    return own && own.role !== 'separator' ? statements[own.of] : undefined;
  });
}
