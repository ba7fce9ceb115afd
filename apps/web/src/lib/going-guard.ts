import type { Destination } from './address.ts';

export type GoingGuard = (to: Destination) => boolean;

let guard: GoingGuard = () => true;

/** Asked before the page goes to another step; the address stays as it is where it says no. Gives back what ends it. */
export function guardGoing(next: GoingGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = () => true;
  };
}

export function mayGo(to: Destination): boolean {
  return guard(to);
}
