import type { Dialect } from '../dialect.ts';
import { fromPicture } from '../pieces/from-picture.ts';
import { fitNegations } from '../pieces/negated.ts';
import { sayOpposites } from '../pieces/opposites.ts';

/** Over an image: the subject's motion, the camera's, the scene's, and what is there rather than what is not. */
export const runwayVideo: Dialect = {
  fit: (fitted, model) => {
    sayOpposites(fitted, model);
    fitNegations(fitted);
  },
  say: (telling) => fromPicture(telling),
};
