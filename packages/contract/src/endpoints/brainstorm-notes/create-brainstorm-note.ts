import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { brainstormFields, brainstormNote } from './brainstorm-note.ts';
import { refuseTags } from './refuse-tags.ts';

const { title, content, category, tags, isImportant } = brainstormFields;

export const createBrainstormNote = defineEndpoint({
  method: 'POST',
  path: '/api/brainstorm-notes',
  summary: 'Keeps a brainstorm note. The #tags in its content become tags of it.',
  body: z
    .object({
      title,
      content,
      category: category.default('idea'),
      tags: tags.default([]),
      isImportant: isImportant.default(false),
    })
    .superRefine(refuseTags),
  keeps: 'texts',
  rateLimit: { max: 240, perSeconds: 60, by: 'person', counted: 'process' },
  responses: { 201: brainstormNote },
});
