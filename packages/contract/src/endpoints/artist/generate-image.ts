import { z } from 'zod';
import { storyboardLimits } from '../../limits/index.ts';
import { defineEndpoint } from '../endpoint.ts';
import { madeId, meantText } from '../fields.ts';
import { keptTogether, markedText, refuseOutside, sentMarks } from '../marks.ts';
import { boardRatio, pictureKind } from '../storyboards/storyboard.ts';

export const generateImage = defineEndpoint({
  method: 'POST',
  path: '/api/generate-image',
  summary:
    'Draws a picture, which only the signed-in person can see. A sketch is free; drawn by a generator it counts as a generation, and is given back when nothing comes of it; the same `generation_id` again counts nothing and answers the same picture.',
  body: z
    .object({
      prompt: markedText({ keptAs: meantText, min: 1, max: storyboardLimits.drawnPrompt }),
      marks: sentMarks.default([]),
      ratio: boardRatio.default('16:9'),
      kind: pictureKind
        .optional()
        .describe(
          'A sketch by the board artist, or a picture by the generator; left out, a picture where there is one.',
        ),
      seed: z
        .int()
        .min(0)
        .max(2_147_483_647)
        .optional()
        .describe('The same seed draws the same again, where the artist can.'),
      or_sketch: z
        .boolean()
        .optional()
        .describe('A sketch where the generator gives no picture. What it refuses to draw stays refused.'),
      generation_id: madeId.optional(),
    })
    .superRefine(({ prompt, marks }, context) => refuseOutside(prompt, marks, context))
    .overwrite(({ prompt, marks, ...wish }) => {
      const kept = keptTogether(prompt, marks, meantText);
      return { ...wish, prompt: kept.text, marks: kept.marks ?? [] };
    }),
  keeps: 'pictures',
  rateLimit: { max: 60, perSeconds: 60, by: 'person', counted: 'database' },
  responses: {
    201: z.object({
      imageUrl: z.string(),
      kind: pictureKind,
      is_counted: z.boolean().describe('Whether it counted as a generation.'),
      fell_back: z
        .enum(['artist-failed', 'artist-timed-out'])
        .optional()
        .describe('Why it is a sketch, where a picture was asked for.'),
    }),
  },
  errors: [
    'no-artist',
    'artist-refused',
    'artist-failed',
    'artist-timed-out',
    'daily-limit-reached',
    'generation-not-found',
    'generation-spent',
    'storage-unavailable',
    'storage-full',
  ],
});
