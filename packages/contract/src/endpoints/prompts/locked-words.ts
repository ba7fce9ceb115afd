import { z } from 'zod';
import { promptLimits } from '../../limits/index.ts';
import { filledText } from '../fields.ts';

/** Stretches of a text that stay letter for letter, whoever rewrites it. */
export const lockedWords = z.array(filledText(promptLimits.lockedText)).max(promptLimits.locked);

/** What became of them. */
export const lockedOutcome = z.object({
  /** They had been changed, and stand again as they were. */
  restored: z.array(z.string()),
  /** They are not in the prompt. */
  missing: z.array(z.string()),
});
