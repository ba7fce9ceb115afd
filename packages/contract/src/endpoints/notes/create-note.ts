import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { note, noteContent, noteTitle } from './note.ts';

export const createNote = defineEndpoint({
  method: 'POST',
  path: '/api/notes',
  summary: 'Keeps a private note.',
  body: z.object({ title: noteTitle, content: noteContent }),
  keeps: 'texts',
  rateLimit: { max: 240, perSeconds: 60, by: 'person', counted: 'process' },
  responses: { 201: note },
});
