import { findModel } from '@cuewright/engine/catalogue';
import { reverseModels } from '@cuewright/engine/methods';
import { z } from 'zod';

/** A generator of the catalogue, or one that the image tool writes for. */
export const modelField = z
  .string()
  .max(100)
  .refine((id) => findModel(id) !== undefined || (reverseModels as readonly string[]).includes(id), {
    error: 'Model has to be the id of a model this server knows.',
  });
