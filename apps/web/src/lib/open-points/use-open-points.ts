import type { ModelId } from '@cuewright/engine/catalogue';
import type { OpenPoint } from '@cuewright/engine/open-points';
import { useMemo } from 'react';
import type { Made } from '../model-copy/shot-of-prompt.ts';
import { useAnswer } from '../reader/use-answer.ts';

const NONE: readonly OpenPoint[] = [];

/** The points of a prompt that are left to a generator. `made` has to stay the same object for as long as it says the same. */
export function useOpenPoints(made: Made | undefined, model: ModelId | undefined): readonly OpenPoint[] {
  const found = useAnswer(
    'readPoints',
    useMemo(() => made && model && { made, model }, [made, model]),
  );
  const isThis = found?.given.made.prompt === made?.prompt && found?.given.model === model;
  return isThis ? (found?.answer ?? NONE) : NONE;
}
