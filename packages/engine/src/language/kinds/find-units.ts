import type { Claim } from '../claims/claim.ts';
import type { Context } from '../context.ts';
import type { Learnt } from '../learnt/learnt-kinds.ts';
import { type Run, runsIn } from '../learnt/learnt-runs.ts';
import { cutPhrases } from '../phrases/cut-phrases.ts';
import { isWithin, overlaps, type Span } from '../span.ts';
import type { Kind } from '../statement.ts';
import type { Token } from '../tokens/token.ts';
import { claimsByUnit } from './claims-by-unit.ts';
import { type Found, findWordings } from './found.ts';
import { guess } from './guess.ts';
import { isContent } from './is-content.ts';
import { kindOfUnit } from './kind-of-unit.ts';
import { saidOf } from './said-of.ts';
import { withinUnit } from './within-unit.ts';

/** What each unit is about as a whole, and what the wordings of the trade within it tell of. */
export function findUnits(
  context: Context,
  taken: readonly Claim[],
  learnt: readonly (Learnt | undefined)[] = [],
): Claim[] {
  const { tokens, units, terms, languages } = context;
  const found = findWordings(terms);
  const reaching = claimsByUnit(tokens, units, taken);
  const claims: Claim[] = [];
  let cursor = 0;
  for (const [nth, unit] of units.entries()) {
    const near = reaching[nth] ?? [];
    const begin = tokens[unit.labelFrom ?? unit.from]?.from ?? 0;
    const own = tokens[unit.from]?.from ?? 0;
    const to = tokens[unit.to - 1]?.to ?? 0;
    const from = startOf(tokens, near, { from: begin, to }, own);
    while ((found[cursor]?.from ?? to) < own) cursor += 1;
    const inside: Found[] = [];
    for (let at = cursor; (found[at]?.from ?? to) < to; at++) {
      const one = found[at];
      if (one && one.to <= to) inside.push(one);
    }
    // What a label says is absent, has been claimed with it.
    if (unit.labelled === 'absence') continue;
    // What is lifted whole is not read again, clause by clause.
    if (
      near.some(
        (claim) =>
          claim.sure === 'form' && LIFTED.has(claim.said.kind) && claim.from <= own && to <= claim.to,
      )
    )
      continue;
    // Who speaks, and how, is told by the line.
    if (near.some((claim) => claim.said.kind === 'line' && claim.from <= own && to <= claim.to)) continue;
    // What orders it is no part of it.
    const rest = from > own ? { ...unit, from: tokens.findIndex((token) => token.from >= from) } : unit;
    const phrases = cutPhrases(tokens, rest);
    const ruled = kindOfUnit(context, rest, inside, phrases);
    const held = near.filter((claim) => claim.sure !== 'guess' && claim.from < to && claim.to > from);
    const isTaught = languages[unit.sentence] === 'en' && !unit.labelled;
    const runs = isTaught
      ? runsIn(tokens, learnt, rest.from, rest.to).map((run) => withQuotes(tokens, run, held, ruled))
      : [];
    const { kind, sure } = runs.length > 0 ? mainOf(tokens, runs, ruled) : ruled;
    const whole =
      runs.length > 0 ? guess(kind, { from, to }) : { from, to, said: saidOf(kind, { from, to }) };
    if (from < to) claims.push({ ...whole, ...(from > own ? {} : { core: { from: own, to } }), sure });
    const within =
      runs.length > 0
        ? runs.flatMap((run) => (run.kind === kind ? [] : runClaim(tokens, run, held)))
        : withinUnit(tokens, rest, kind, phrases, inside);
    for (const one of within)
      if (one.from >= from && !held.some((claim) => isWithin(one, claim))) claims.push(one);
  }
  return claims;
}

const LIFTED: ReadonlySet<Kind> = new Set(['request', 'absence', 'setting']);

type Told = ReturnType<typeof kindOfUnit>;

/** What a clause is about as a whole: as its phrases tell, if part of it was learnt to be so; or as most of its words were. */
function mainOf(tokens: readonly Token[], runs: readonly Run[], ruled: Told): Told {
  const isAlone = runs.length === 1;
  if (runs.some(({ kind }) => kind === ruled.kind))
    return isAlone ? { ...ruled, sure: 'agreed' } : { ...ruled, sure: 'guess' };
  const counts = new Map<Kind, number>();
  for (const { from, to, kind } of runs)
    counts.set(kind, (counts.get(kind) ?? 0) + tokens.slice(from, to).filter(isContent).length);
  const [most] = [...counts].sort((one, other) => other[1] - one[1]);
  return { kind: most?.[0] ?? ruled.kind, sure: 'guess' };
}

/** Whether words between quotes are drawn, spoken or neither, is told by what stands around them. */
function withQuotes(tokens: readonly Token[], run: Run, held: readonly Claim[], ruled: Told): Run {
  if (!QUOTED.has(run.kind)) return run;
  const span = { from: tokens[run.from]?.from ?? 0, to: tokens[run.to - 1]?.to ?? 0 };
  const told = held.find((claim) => QUOTED.has(claim.said.kind) && overlaps(claim, span));
  if (told) return { ...run, kind: told.said.kind };
  const isQuote = tokens.slice(run.from, run.to).some(({ atom }) => atom?.kind === 'quote');
  return isQuote ? { ...run, kind: ruled.kind } : run;
}

const QUOTED: ReadonlySet<Kind> = new Set(['lettering', 'line']);

/** A run as far as no stronger claim reaches into it from outside. */
function runClaim(tokens: readonly Token[], run: Run, held: readonly Claim[]): Claim[] {
  let from = tokens[run.from]?.from ?? 0;
  let to = tokens[run.to - 1]?.to ?? 0;
  for (const claim of held) {
    if (!overlaps(claim, { from, to }) || (claim.from >= from && claim.to <= to)) continue;
    if (claim.from <= from)
      from = tokens.slice(run.from, run.to).find((token) => token.from >= claim.to)?.from ?? to;
    else to = tokens.slice(run.from, run.to).findLast((token) => token.to <= claim.from)?.to ?? from;
  }
  return from < to ? [guess(run.kind, { from, to })] : [];
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
