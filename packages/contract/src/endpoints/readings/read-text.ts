import { readingProblems } from '@cuewright/engine/guests';
import { isBlankText } from '@cuewright/engine/text';
import { z } from 'zod';
import { copyLimits } from '../../limits/index.ts';
import { defineEndpoint } from '../endpoint.ts';
import { generatorId } from '../generator-id.ts';
import { mark, refuseOutside, sentMarks } from '../marks.ts';
import { answeredBy } from '../models/answered-by.ts';

const count = z.int().nonnegative();

export const readText = defineEndpoint({
  method: 'POST',
  path: '/api/readings',
  summary:
    'Has a model say what the stretches of a text are, beside what the engine reads. Each is there letter for letter and keeps the laws of the reading; otherwise the engine’s reading stands, and it is said why. It counts nothing and keeps nothing.',
  body: z
    .strictObject({
      // Not trimmed, so that places in the answer are places in what was sent.
      text: z
        .string()
        .max(copyLimits.read)
        .refine((given) => !isBlankText(given), 'It cannot be empty.'),
      mode: z.enum(['photo', 'video']),
      marks: sentMarks.default([]),
      models: z
        .array(generatorId)
        .max(copyLimits.tried)
        .default([])
        .describe('Generators whose copies have to keep the laws with what the model says.'),
    })
    .superRefine(({ text, marks }, context) => refuseOutside(text, marks, context)),
  rateLimit: { max: 20, perSeconds: 60, by: 'person', counted: 'database' },
  responses: {
    200: z.object({
      heard: z
        .object({
          marks: z.array(mark),
          stretches: count,
          agreed: count.describe('So many the engine reads alike.'),
          unsure: count.describe('So many questions are left for the person.'),
        })
        .optional()
        .describe('What the model says; left out where the engine’s reading stands.'),
      problem: z.enum(readingProblems).optional().describe('What was wrong with what the model said.'),
      answered_by: answeredBy,
    }),
  },
  errors: ['text-too-complex', 'overloaded'],
});
