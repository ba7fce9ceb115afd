import {
  countDifferences,
  differencesBetween,
  type Stretch,
  withoutRefused,
} from '@cuewright/engine/differences';
import { useMemo } from 'react';

/** Two texts and what was refused of the second. */
export interface Differences {
  stretches: readonly Stretch[];
  count: number;
  taken: number;
  isTaken: (number: number) => boolean;
  toggle: (number: number) => void;
  takeAll: () => void;
  takeNone: () => void;
  /** What comes of it. */
  text: string;
}

export function useDifferences(
  before: string,
  after: string,
  refused: readonly number[],
  onRefuse: (refused: readonly number[]) => void,
): Differences {
  const stretches = useMemo(() => differencesBetween(before, after), [before, after]);
  return useMemo(() => {
    const count = countDifferences(stretches);
    const isTaken = (number: number) => !refused.includes(number);
    return {
      stretches,
      count,
      taken: count - refused.length,
      isTaken,
      toggle: (number) =>
        onRefuse(isTaken(number) ? [...refused, number] : refused.filter((other) => other !== number)),
      takeAll: () => onRefuse([]),
      takeNone: () => onRefuse(Array.from({ length: count }, (_, number) => number)),
      text: withoutRefused(stretches, new Set(refused)),
    };
  }, [stretches, refused, onRefuse]);
}
