import type { GenreId } from '../genres.ts';
import type { GenreBank } from './addition.ts';
import { cinematic } from './cinematic.ts';
import { commercial } from './commercial.ts';
import { corporate } from './corporate.ts';
import { documentary } from './documentary.ts';
import { fashion } from './fashion.ts';
import { lifestyle } from './lifestyle.ts';

/** What the optimizer may add to an idea, by genre. */
export const additions = {
  corporate,
  lifestyle,
  cinematic,
  commercial,
  documentary,
  fashion,
} as const satisfies Record<GenreId, GenreBank>;
