import { z } from 'zod';
import { storyboardLimits } from '../../limits/index.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id, madeId, meantText } from '../fields.ts';
import { keptTogether, markedText, refuseOutside, sentMarks } from '../marks.ts';
import { boardFrames, boardRatio, boardTitle, storyboard } from './storyboard.ts';

export const createStoryboard = defineEndpoint({
  method: 'POST',
  path: '/api/storyboards',
  summary: 'Keeps a new storyboard. The same `id` again keeps nothing and answers the one there is.',
  body: z
    .object({
      id: madeId.optional().describe('Made by the page, so that a repeat is known for one.'),
      title: boardTitle,
      originalPrompt: markedText({ keptAs: meantText, min: 1, max: storyboardLimits.originalPrompt }),
      originalMarks: sentMarks.default([]),
      prompt_id: id.nullable().default(null),
      ratio: boardRatio.default('16:9'),
      frames: boardFrames,
    })
    .superRefine(({ originalPrompt, originalMarks }, context) =>
      refuseOutside(originalPrompt, originalMarks, context, 'originalMarks'),
    )
    .overwrite(({ originalPrompt, originalMarks, ...board }) => {
      const { text, marks = [] } = keptTogether(originalPrompt, originalMarks, meantText);
      return { ...board, originalPrompt: text, originalMarks: marks };
    }),
  bodyLimit: storyboardLimits.bodyBytes,
  keeps: 'texts',
  rateLimit: { max: 240, perSeconds: 60, by: 'person', counted: 'process' },
  responses: { 201: storyboard },
  errors: ['storyboard-not-found'],
});
