import { z } from 'zod';
import { listLimits } from '../../limits/index.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { note } from './note.ts';

export const listNotes = defineEndpoint({
  method: 'GET',
  path: '/api/notes',
  summary: 'The private notes of the signed-in person, newest first.',
  query: z.object({
    limit: z.coerce
      .number<number>()
      .int()
      .min(1)
      .max(listLimits.maxRows)
      .default(listLimits.rows)
      .describe('Rows to answer.'),
    cursor: id.optional().describe('`next_cursor` of the page before.'),
  }),
  responses: {
    200: z.object({ notes: z.array(note), total: z.int(), next_cursor: id.nullable() }),
  },
});
