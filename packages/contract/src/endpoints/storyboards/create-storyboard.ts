import { z } from 'zod';
import { storyboardLimits } from '../../limits/index.ts';
import { defineEndpoint } from '../endpoint.ts';
import { filledText, id, madeId } from '../fields.ts';
import { boardFrames, boardRatio, boardTitle, storyboard } from './storyboard.ts';

export const createStoryboard = defineEndpoint({
  method: 'POST',
  path: '/api/storyboards',
  summary: 'Keeps a new storyboard. The same `id` again keeps nothing and answers the one there is.',
  body: z.object({
    id: madeId.optional().describe('Made by the page, so that a repeat is known for one.'),
    title: boardTitle,
    originalPrompt: filledText(storyboardLimits.originalPrompt),
    prompt_id: id.nullable().default(null),
    ratio: boardRatio.default('16:9'),
    frames: boardFrames,
  }),
  bodyLimit: storyboardLimits.bodyBytes,
  keeps: 'texts',
  rateLimit: { max: 240, perSeconds: 60, by: 'person', counted: 'process' },
  responses: { 201: storyboard },
  errors: ['storyboard-not-found'],
});
