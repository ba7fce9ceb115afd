import type { Span } from '../span.ts';
import { type Leaf, type Statement, witnesses } from '../statement.ts';
import type { Claim } from './claim.ts';
import { besideOthers, type Nested, nest } from './nest.ts';

export interface Settled {
  readonly statements: readonly Statement[];
  readonly leaves: readonly Leaf[];
}

/**
 * Which claims stand, and who owns every character. A stronger witness goes first, then the finder that was asked first. What
 * lies in another claim is a statement within it.
 */
export function settle(text: string, claims: readonly Claim[]): Settled {
  const standing: Nested[] = [];
  for (const witness of witnesses)
    for (const claim of claims)
      if (claim.sure === witness && claim.to > claim.from && !nest(standing, claim))
        nestRest(text, standing, claim);
  for (const gap of gapsIn(text, standing)) nest(standing, { ...gap, sure: 'guess', said: { kind: 'rest' } });
  // Marks and spaces alone are about nothing, and still somebody's.
  if (standing.length === 0 && text !== '')
    nest(standing, { from: 0, to: text.length, sure: 'guess', said: { kind: 'rest' } });
  const statements: Statement[] = [];
  const leaves: Leaf[] = [];
  let at = 0;
  const addLeaf = (to: number, of: number, role: Leaf['role']) => {
    if (to > at) leaves.push({ from: at, to, of, role });
    at = Math.max(at, to);
  };
  const add = ({ claim, inner }: Nested, within?: number) => {
    const { from, to, sure, core = claim, said, isVague } = claim;
    const id = statements.length;
    statements.push({
      id,
      from,
      to,
      sure,
      ...said,
      ...(isVague && { isVague }),
      ...(within !== undefined && { within }),
    });
    const tellOwn = (end: number) => {
      addLeaf(Math.min(end, core.from), id, 'frame');
      addLeaf(Math.min(end, core.to), id, 'core');
      addLeaf(end, id, 'frame');
    };
    for (const one of inner) {
      tellOwn(one.claim.from);
      add(one, id);
    }
    tellOwn(to);
  };
  for (const nested of standing) {
    // What lies between two belongs to the one before; at the beginning, to the first.
    addLeaf(nested.claim.from, Math.max(0, statements.length - 1), 'separator');
    add(nested);
  }
  addLeaf(text.length, Math.max(0, statements.length - 1), 'separator');
  return { statements, leaves };
}

/** Words that no claim that stands is about: two may have reached for them, and lost to a third. */
function gapsIn(text: string, standing: readonly Nested[]): Span[] {
  const ends = [0, ...standing.map(({ claim }) => claim.to)];
  const begins = [...standing.map(({ claim }) => claim.from), text.length];
  return ends.flatMap((end, nth) => {
    const between = text.slice(end, begins[nth]);
    const first = between.search(/[\p{L}\p{N}]/u);
    return first < 0 ? [] : [{ from: end + first, to: end + between.trimEnd().length }];
  });
}

/** What a clause says beside a stronger claim that reaches into it is still said of it. */
function nestRest(text: string, standing: Nested[], claim: Claim): void {
  if (claim.sure !== 'guess' || !isPlain(claim)) return;
  const left = besideOthers(standing, claim);
  const words = left && text.slice(left.from, left.to);
  if (!words || !/[\p{L}\p{N}]/u.test(words)) return;
  const from = left.from + words.search(/[\p{L}\p{N}]/u);
  nest(standing, { from, to: left.from + words.trimEnd().length, sure: claim.sure, said: claim.said });
}

/** It has no places of its own within it. */
function isPlain({ said }: Claim): boolean {
  return !['lettering', 'line', 'absence', 'setting', 'reference', 'request'].includes(said.kind);
}
