import { z } from 'zod';
import { text } from '../answers.ts';
import { costlyRead } from '../costly-read.ts';
import { defineEndpoint } from '../endpoint.ts';
import { wantedNotes } from './wanted-notes.ts';

export const exportBrainstormNotes = defineEndpoint({
  method: 'GET',
  path: '/api/brainstorm-notes/export',
  ...costlyRead,
  summary: 'The brainstorm notes as one Markdown file, newest first: all, or those that are asked for.',
  query: z.object(wantedNotes),
  responses: { 200: text('text/markdown') },
});
