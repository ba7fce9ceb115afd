import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { noteParams } from './note.ts';

export const deleteNote = defineEndpoint({
  method: 'DELETE',
  path: '/api/notes/{id}',
  summary: 'Deletes a private note.',
  params: noteParams,
  responses: { 204: z.void() },
  errors: ['note-not-found'],
});
