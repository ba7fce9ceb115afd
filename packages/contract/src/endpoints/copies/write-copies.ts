import { findModel, modelIds } from '@cuewright/engine/catalogue';
import { kinds, witnesses } from '@cuewright/engine/language';
import { z } from 'zod';
import { copyLimits, promptLimits } from '../../limits/index.ts';
import { defineEndpoint } from '../endpoint.ts';
import { filledText } from '../fields.ts';

const span = { from: z.int().min(0), to: z.int().min(0) };

/** What somebody says a stretch of the text is. It wins over every guess. */
const mark = z.object({ ...span, kind: z.enum(kinds) });

const statement = z.object({ ...span, kind: z.enum(kinds), sure: z.enum(witnesses) });

const copy = z.object({
  model: z.string(),
  prompt: z.string(),
  negative: z.string(),
  settings: z.object({
    ratio: z.string().optional(),
    seconds: z.number().optional(),
    resolution: z.string().optional(),
    fps: z.number().optional(),
    count: z.int().optional(),
  }),
  /** The generator's own parameters, as its data sheet names them. */
  sent_as: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  left_off: z.array(z.object({ what: z.string(), why: z.string() })),
  open: z.array(z.object({ part: z.string(), question: z.string(), choices: z.array(z.string()) })),
  /** What each stretch of the text is; places count its UTF-16 units. */
  statements: z.array(statement),
});

export const writeCopies = defineEndpoint({
  method: 'POST',
  path: '/api/copies',
  summary:
    'Reads a text and words it for generators: what to paste, what to set beside it, and what was left off and why. It counts nothing and keeps nothing.',
  session: 'optional',
  body: z.object({
    text: filledText(promptLimits.text),
    mode: z.enum(['photo', 'video']),
    models: z
      .array(z.string().refine((id) => findModel(id) !== undefined, `One of ${modelIds.join(', ')}.`))
      .min(1)
      .max(copyLimits.models),
    /** A picture is given to begin from. */
    start_image: z.boolean().optional(),
    marks: z.array(mark).max(copyLimits.marks).optional(),
  }),
  rateLimit: { max: 60, perSeconds: 60, by: 'person', counted: 'process' },
  responses: { 200: z.object({ copies: z.array(copy) }) },
  errors: ['text-too-complex', 'overloaded'],
});
