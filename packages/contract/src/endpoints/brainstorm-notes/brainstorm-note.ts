import { cleanText } from '@cuewright/engine/text';
import { z } from 'zod';
import { cleanTag } from '../../brainstorm-tags.ts';
import { brainstormLimits, noteLimits } from '../../limits/index.ts';
import { filledText, id, timestamp } from '../fields.ts';

export const noteCategory = z.enum(brainstormLimits.categories);

export const brainstormNote = z
  .object({
    id,
    title: z.string(),
    content: z.string(),
    category: noteCategory,
    /** Lower case, without the #: those that were given, and those in the content. */
    tags: z.array(z.string()),
    isImportant: z.boolean(),
    /** Rises with every change. */
    version: z.int(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({
    id: 'BrainstormNote',
    description: 'A brainstorm note.',
    examples: [
      {
        id: '0199f0c4-7b4e-7cc0-9f10-5a8f0a3c2b11',
        title: 'The last ferry is empty',
        content: 'Forty rows of seats, every light on. #ferry #night',
        category: 'idea',
        tags: ['ferry', 'night'],
        isImportant: true,
        version: 1,
        created_at: '2026-11-20T23:14:00.000Z',
        updated_at: '2026-11-20T23:14:00.000Z',
      },
    ],
  });

export const noteTag = z
  .string()
  .overwrite((tag) => cleanTag(cleanText(tag)))
  .max(brainstormLimits.tag);

export const brainstormFields = {
  title: filledText(noteLimits.title),
  content: filledText(noteLimits.content),
  category: noteCategory,
  tags: z
    .array(noteTag)
    .max(brainstormLimits.tags)
    .describe('With or without the #. The #tags of the content are added.'),
  isImportant: z.boolean(),
};

export const brainstormParams = z.object({ id });
