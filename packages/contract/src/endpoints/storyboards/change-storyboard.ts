import { z } from 'zod';
import { storyboardLimits } from '../../limits/index.ts';
import { defineEndpoint } from '../endpoint.ts';
import { boardFrames, boardRatio, boardTitle, storyboard, storyboardParams } from './storyboard.ts';

export const changeStoryboard = defineEndpoint({
  method: 'PUT',
  path: '/api/storyboards/{id}',
  summary: 'Changes a storyboard. With `version` a change made elsewhere is not overwritten.',
  params: storyboardParams,
  body: z
    .object({
      title: boardTitle.optional(),
      ratio: boardRatio.optional(),
      frames: boardFrames.optional().describe('All of them, in their order.'),
      version: z.int().positive().optional(),
    })
    .refine(({ title, ratio, frames }) => [title, ratio, frames].some((given) => given !== undefined), {
      error: 'Give a title, a ratio or frames.',
    }),
  bodyLimit: storyboardLimits.bodyBytes,
  keeps: 'texts',
  rateLimit: { max: 240, perSeconds: 60, by: 'person', counted: 'process' },
  responses: { 200: storyboard },
  errors: ['storyboard-not-found', 'stale-version'],
});
