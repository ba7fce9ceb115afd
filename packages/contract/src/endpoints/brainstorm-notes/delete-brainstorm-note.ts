import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { brainstormParams } from './brainstorm-note.ts';

export const deleteBrainstormNote = defineEndpoint({
  method: 'DELETE',
  path: '/api/brainstorm-notes/{id}',
  summary: 'Deletes a brainstorm note.',
  params: brainstormParams,
  responses: { 204: z.void() },
  errors: ['note-not-found'],
});
