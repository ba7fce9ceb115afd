import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { note, noteContent, noteParams, noteTitle } from './note.ts';

export const changeNote = defineEndpoint({
  method: 'PUT',
  path: '/api/notes/{id}',
  summary: 'Changes a private note. With `version` a change made elsewhere is not overwritten.',
  params: noteParams,
  body: z
    .object({
      title: noteTitle.optional(),
      content: noteContent.optional(),
      version: z.int().positive().optional(),
    })
    .refine(({ title, content }) => title !== undefined || content !== undefined, {
      error: 'Give a title or a content.',
    }),
  keeps: 'texts',
  rateLimit: { max: 240, perSeconds: 60, by: 'person', counted: 'process' },
  responses: { 200: note },
  errors: ['note-not-found', 'stale-version'],
});
