import { z } from 'zod';
import { costlyRead } from '../costly-read.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { byCursor } from '../list-query.ts';
import { note } from './note.ts';

export const listNotes = defineEndpoint({
  method: 'GET',
  path: '/api/notes',
  ...costlyRead,
  summary: 'The private notes of the signed-in person, newest first.',
  query: z.object(byCursor),
  responses: {
    200: z.object({ notes: z.array(note), total: z.int(), next_cursor: id.nullable() }),
  },
});
