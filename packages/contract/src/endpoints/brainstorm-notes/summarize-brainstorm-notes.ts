import { z } from 'zod';
import { brainstormLimits } from '../../limits/index.ts';
import { costlyRead } from '../costly-read.ts';
import { defineEndpoint } from '../endpoint.ts';
import { noteCategory } from './brainstorm-note.ts';

export const summarizeBrainstormNotes = defineEndpoint({
  method: 'GET',
  path: '/api/brainstorm-notes/summary',
  ...costlyRead,
  summary: 'How many brainstorm notes there are: in all, important, of each category, with each tag.',
  responses: {
    200: z.object({
      total: z.int(),
      important: z.int(),
      categories: z.record(noteCategory, z.int()),
      tags: z
        .array(z.object({ tag: z.string(), notes: z.int() }))
        .describe(`The ${brainstormLimits.listedTags} used most.`),
    }),
  },
});
