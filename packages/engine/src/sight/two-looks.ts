import type { Region } from '../picture/focus/focus.ts';
import { likeness, surest } from './boxes.ts';
import type { Thing } from './sight.ts';
import type { ThingKind } from './thing-kinds.ts';

/** What one look took something for, and what it would have taken it for next. */
export interface Candidate {
  kind: ThingKind;
  box: Region;
  score: number;
  next?: { kind: ThingKind; score: number } | undefined;
}

/** Boxes that share so much are of one place. */
const SAME_PLACE = 0.5;
/** What is less than this in the mean of both looks is noise. */
const LEAST = 0.25;

/**
 * What two looks at a picture make of it together. A thing one look took for a cow and the other for a dog is both to
 * some degree: each kind has what either look gave it at that place, as its first or as its next thought.
 */
export function thingsOfLooks(straight: readonly Candidate[], mirrored: readonly Candidate[]): Thing[] {
  const all = [...straight, ...mirrored];
  const named = all.map(({ kind, box }) => {
    const first = scoreAt(straight, kind, box);
    const second = scoreAt(mirrored, kind, box);
    return { kind, box, first, second, score: (first + second) / 2 };
  });
  const kept = surest(
    named.filter(({ score }) => score >= LEAST),
    (one, other) => one.kind === other.kind && likeness(one.box, other.box) > SAME_PLACE,
  );
  return kept.map(({ kind, box, first, second }) => {
    const rival = rivalOf(kind, box, straight, mirrored);
    return { kind, box, score: first, mirrored: second, ...(rival && { rival }) };
  });
}

function scoreAt(look: readonly Candidate[], kind: ThingKind, box: Region): number {
  let most = 0;
  for (const one of look) {
    const own = one.kind === kind ? one.score : one.next?.kind === kind ? one.next.score : 0;
    if (own > most && likeness(one.box, box) > SAME_PLACE) most = own;
  }
  return most;
}

/** The other kind that both looks together are the surest of, at the same place. */
function rivalOf(
  kind: ThingKind,
  box: Region,
  straight: readonly Candidate[],
  mirrored: readonly Candidate[],
): Thing['rival'] {
  const there = [...straight, ...mirrored].filter((one) => likeness(one.box, box) > SAME_PLACE);
  const kinds = new Set(there.flatMap((one) => (one.next ? [one.kind, one.next.kind] : [one.kind])));
  kinds.delete(kind);
  let rival: Thing['rival'];
  for (const other of kinds) {
    const score = (scoreAt(straight, other, box) + scoreAt(mirrored, other, box)) / 2;
    if (score > (rival?.score ?? 0)) rival = { kind: other, score };
  }
  return rival;
}
