import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { brainstormFields, brainstormNote, brainstormParams } from './brainstorm-note.ts';
import { refuseTags } from './refuse-tags.ts';

export const changeBrainstormNote = defineEndpoint({
  method: 'PUT',
  path: '/api/brainstorm-notes/{id}',
  summary:
    'Changes what is given of a brainstorm note. With `version` a change made elsewhere is not overwritten.',
  params: brainstormParams,
  body: z
    .object({ ...z.object(brainstormFields).partial().shape, version: z.int().positive().optional() })
    .refine(({ version: _, ...change }) => Object.values(change).some((value) => value !== undefined), {
      error: 'Give a title, a content, a category, tags, or whether it is important.',
    })
    .superRefine(refuseTags),
  keeps: 'texts',
  rateLimit: { max: 240, perSeconds: 60, by: 'person', counted: 'process' },
  responses: { 200: brainstormNote },
  errors: ['note-not-found', 'stale-version', 'invalid-request'],
});
