import { z } from 'zod';
import { analysisLimits, imageLimits } from '../../limits/index.ts';
import { formOrJson } from '../bodies.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id, madeId } from '../fields.ts';
import { answeredBy } from '../models/answered-by.ts';
import { pictureDataUrl, pictureErrors, picturePart } from '../pictures.ts';
import { measuredPicture } from './measured-picture.ts';
import { recoveredFacts } from './recovered-facts.ts';
import { seenPicture } from './seen-picture.ts';

const model = z.enum(analysisLimits.models);

const words = {
  /** What the prompt is written for. */
  model: model.default('general'),
  generation_id: madeId.optional(),
  workspace_id: id
    .optional()
    .describe('Where its prompt is kept. Without one that is there, the default workspace.'),
  today: z.iso
    .date()
    .optional()
    .describe('The person’s own day, which titles the prompt. Without it, the day of UTC.'),
};

export const imageAnalysis = z.object({
  subject: z.string(),
  environment: z.string(),
  lighting: z.string(),
  mood: z.string(),
  style: z.string(),
  technicalNotes: z.string(),
  /** Per cent. */
  confidence: z.int(),
  model,
});

export const analyzeImage = defineEndpoint({
  method: 'POST',
  path: '/api/analyze-image',
  summary:
    'Makes a prompt of a picture, and tells how it came by it. Where the file holds its own prompt, that is the answer: `exact`, free, and no pixel is measured unless `recover` is false. Otherwise it counts a generation and saves its prompt, which `POST /api/prompts` answers by the `generation_id`. The same file again on the same day of UTC, or the same `generation_id`, counts nothing and answers the first analysis, with the id it was counted by, in the form that is asked for. The picture is not kept, and where it was taken is not looked at. Clips are refused.',
  bodyLimit: imageLimits.bodyBytes,
  tooLarge: 'picture-too-large',
  hasLargeBody: true,
  saysSuccess: true,
  rateLimit: { max: 60, perSeconds: 60, by: 'person', counted: 'process' },
  body: formOrJson(
    { file: picturePart, enhanced: z.string().optional(), recover: z.string().optional(), ...words },
    z.object({
      imageData: pictureDataUrl,
      enhanced: z.boolean().optional(),
      /** `false` measures the picture also where its file holds a prompt. */
      recover: z.boolean().optional(),
      ...words,
    }),
  ),
  responses: {
    200: z.object({
      success: z.literal(true),
      generation_id: id,
      prompt: z.string(),
      analysis: imageAnalysis,
      /** What the file says is in the picture; empty when it says nothing. */
      originalCaption: z.string(),
      /** Per cent. */
      confidence: z.int(),
      /** How it was come by: the file held its prompt, a model looked, the pixels were measured, or none of these. */
      source: z.enum(['exact', 'seen', 'measured', 'fallback']),
      /** What makes up the confidence. */
      reasons: z.array(z.object({ points: z.int(), says: z.string() })),
      /** Left out of an exact answer: nothing was looked at. */
      measured: measuredPicture.optional(),
      /** What small models saw; left out where a model of a provider looked, or nothing could be seen by them. */
      seen: seenPicture.optional(),
      recovered: recoveredFacts.optional(),
      /** Left out in answers that are older than models. */
      answered_by: answeredBy.optional(),
    }),
  },
  errors: [
    ...pictureErrors,
    'text-too-complex',
    'generation-not-found',
    'generation-spent',
    'daily-limit-reached',
    'overloaded',
  ],
});
