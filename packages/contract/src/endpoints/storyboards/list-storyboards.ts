import { z } from 'zod';
import { costlyRead } from '../costly-read.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { byCursor } from '../list-query.ts';
import { storyboard } from './storyboard.ts';

export const storyboardEntry = storyboard
  .omit({ originalPrompt: true, originalMarks: true, frames: true })
  .extend({
    frame_count: z.int(),
    /** Frames with a picture. */
    drawn_count: z.int(),
    /** How long its frames run together. */
    seconds: z.number(),
    /** The addresses of its first four pictures. */
    pictures: z.array(z.string()),
  })
  .meta({ id: 'StoryboardEntry', description: 'A storyboard as a list shows it.' });

export const listStoryboards = defineEndpoint({
  method: 'GET',
  path: '/api/storyboards',
  ...costlyRead,
  summary: 'The storyboards of the signed-in person, newest first.',
  query: z.object({
    ...byCursor,
    prompt_id: id.optional().describe('Only those begun from this saved prompt.'),
  }),
  responses: {
    200: z.object({ storyboards: z.array(storyboardEntry), total: z.int(), next_cursor: id.nullable() }),
  },
});
