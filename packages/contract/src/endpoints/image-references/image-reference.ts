import { z } from 'zod';
import { imageLimits } from '../../limits/index.ts';
import { filledText, id, timestamp } from '../fields.ts';

export const imageReference = z
  .object({
    id,
    title: z.string(),
    description: z.string(),
    /** An address of ours. */
    url: z.string(),
    thumbnail_url: z.string(),
    width: z.int(),
    height: z.int(),
    created_at: timestamp,
  })
  .meta({ id: 'ImageReference', description: 'A picture that somebody keeps to look at.' });

export const imageTitle = filledText(imageLimits.title);
export const imageDescription = filledText(imageLimits.descriptionLength);
export const imageReferenceParams = z.object({ id });
