import { z } from 'zod';

/** Who did the work. */
export const answeredBy = z.object({
  kind: z.enum(['engine', 'model']),
  /** The model, as its provider calls it. */
  model: z.string().optional(),
  /** Why the engine did what a model was to do. */
  fell_back: z
    .enum(['timed-out', 'unavailable', 'busy', 'refused', 'garbled', 'day-spent', 'own-day-spent'])
    .optional(),
});
