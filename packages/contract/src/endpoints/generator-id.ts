import { findModel } from '@cuewright/engine/catalogue';
import { z } from 'zod';

/** Of a generator in the catalogue. */
export const generatorId = z
  .string()
  .max(100)
  .refine((id) => findModel(id) !== undefined, 'No generator has this id.');
