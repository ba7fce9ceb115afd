import { z } from 'zod';
import { copyLimits } from '../../limits/index.ts';
import { filledText } from '../fields.ts';

/** Two numbers, each of which may be broken. */
const RATIO = /^\d{1,4}(?:\.\d{1,4})?:\d{1,4}(?:\.\d{1,4})?$/;

/** What is set beside the words of a prompt. */
export const promptSettings = z
  .strictObject({
    negative: z
      .array(filledText(copyLimits.box))
      .max(copyLimits.absent)
      .optional()
      .describe('What must not be seen.'),
    duration: z.number().positive().max(copyLimits.seconds).optional().describe('Seconds.'),
    ratio: z.string().regex(RATIO, 'It has to be two numbers with a colon between them.').optional(),
  })
  .describe('What is set beside the words; a setting stands over what they say.');
