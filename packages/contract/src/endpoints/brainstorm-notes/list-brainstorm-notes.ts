import { z } from 'zod';
import { costlyRead } from '../costly-read.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { byCursor } from '../list-query.ts';
import { brainstormNote } from './brainstorm-note.ts';
import { wantedNotes } from './wanted-notes.ts';

export const listBrainstormNotes = defineEndpoint({
  method: 'GET',
  path: '/api/brainstorm-notes',
  ...costlyRead,
  summary: 'The brainstorm notes of the signed-in person, newest first: all, or those that are asked for.',
  query: z.object({ ...byCursor, ...wantedNotes }),
  responses: {
    200: z.object({
      notes: z.array(brainstormNote),
      total: z
        .int()
        .nullable()
        .describe('All there are, or all that the filters leave; null for a search of more than a page.'),
      next_cursor: id.nullable(),
    }),
  },
});
