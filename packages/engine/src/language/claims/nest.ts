import type { Span } from '../span.ts';
import type { Claim } from './claim.ts';

/** A claim that stands, and those within it from left to right. */
export interface Nested {
  readonly claim: Claim;
  inner: Nested[];
}

/**
 * Puts a claim among others that do not overlap each other: into the one that holds it, or around those it holds. One that
 * crosses another, or covers just the same stretch, does not stand.
 */
export function nest(among: Nested[], claim: Claim): boolean {
  const first = firstEndingBehind(among, claim.from);
  const holder = among[first];
  if (holder && holder.claim.from <= claim.from && claim.to <= holder.claim.to) {
    const isSame = holder.claim.from === claim.from && holder.claim.to === claim.to;
    return !isSame && nest(holder.inner, claim);
  }
  let end = first;
  while (end < among.length && (among[end]?.claim.from ?? 0) < claim.to) end += 1;
  const held = among.slice(first, end);
  const crosses = held.some((one) => one.claim.from < claim.from || one.claim.to > claim.to);
  if (!crosses) among.splice(first, held.length, { claim, inner: held });
  return !crosses;
}

/** What is left of a claim beside those at its ends that it crosses, where anything is. */
export function besideOthers(among: readonly Nested[], { from, to }: Span): Span | undefined {
  const before = among[firstEndingBehind(among, from)]?.claim;
  const behind = among[firstEndingBehind(among, to)]?.claim;
  const left = {
    from: before && before.from < from ? before.to : from,
    to: behind && behind.from < to ? behind.from : to,
  };
  return left.from < left.to ? left : undefined;
}

/** They are in order: found by halves. */
function firstEndingBehind(among: readonly Nested[], place: number): number {
  let low = 0;
  let high = among.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((among[middle]?.claim.to ?? 0) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}
