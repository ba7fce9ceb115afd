import { z } from 'zod';
import { answeredBy } from '../models/answered-by.ts';
import { lockedOutcome } from '../prompts/locked-words.ts';

const parts = ['subject', 'place', 'mood', 'camera', 'light', 'technical', 'audio'] as const;
const segmentParts = [...parts, 'spec-suffix'] as const;

/** A prompt that was made of somebody's words. */
export const polished = z.object({
  prompt: z.string(),
  /** Put together they are the prompt. */
  segments: z.array(
    z.object({
      text: z.string(),
      part: z.enum(segmentParts),
      /** Nobody said it: the method put it there. */
      added: z.literal(true).optional(),
    }),
  ),
  /** What was not said and the prompt does. */
  added: z.array(
    z.object({
      part: z.enum(segmentParts),
      /** What it answers: when, where, by which light. */
      slot: z.enum(['light', 'camera', 'when', 'place', 'look', 'finish', 'sound']),
      text: z.string(),
      /** Why it fits, in a few words. */
      why: z.string().optional(),
      /** What would fit next, the best first. */
      others: z.array(z.object({ text: z.string(), why: z.string() })).optional(),
    }),
  ),
  /** What was about the job and not about the picture; left out in answers that are older than it. */
  left: z
    .array(
      z.object({
        text: z.string(),
        about: z.enum(['greeting', 'request', 'remark', 'terms', 'contact', 'tags', 'filler', 'taken-back']),
        /** Where in the prompt it stood: the character it goes in front of. */
        at: z.int().nonnegative(),
      }),
    )
    .optional(),
  /** The words were another language's; the prompt says them in English. */
  is_translated: z.boolean().optional(),
  /** What became of the words that were locked; left out where none were. */
  locked: lockedOutcome.optional(),
  /** Left out in answers that are older than models. */
  answered_by: answeredBy.optional(),
});

/** A part as far as it has come; none of it counts before the whole is there. */
export const polishedPart = z.object({
  type: z.literal('part'),
  part: z.enum(segmentParts),
  text: z.string(),
});

/** Refused when it was under way. */
export const polishRefused = z.object({
  type: z.literal('failed'),
  problem: z.looseObject({ code: z.string(), status: z.int() }),
});
