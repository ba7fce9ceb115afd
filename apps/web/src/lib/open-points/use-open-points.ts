import type { ModelId } from '@cuewright/engine/catalogue';
import type { OpenPoint } from '@cuewright/engine/open-points';
import { useMemo } from 'react';
import type { Made } from '../model-copy/shot-of-prompt.ts';
import { useAnswer } from '../reader/use-answer.ts';

const NONE: readonly OpenPoint[] = [];

export interface FoundPoints {
  points: readonly OpenPoint[];
  /** Of the text before: the words are being read. */
  isStale: boolean;
}

/** The points of a prompt that are left to a generator. `made` has to stay the same object for as long as it says the same. */
export function useOpenPoints(made: Made | undefined, model: ModelId | undefined): FoundPoints {
  const found = useAnswer(
    'readPoints',
    useMemo(() => made && model && { made, model }, [made, model]),
  );
  const isOfModel = found?.given.model === model;
  return {
    points: isOfModel ? (found?.answer ?? NONE) : NONE,
    isStale: found?.given.made !== made,
  };
}
