import { z } from 'zod';
import { noteLimits } from '../../limits/index.ts';
import { filledText, id, timestamp } from '../fields.ts';

export const note = z
  .object({
    id,
    title: z.string(),
    content: z.string(),
    version: z.int(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({
    id: 'Note',
    description: 'A private note.',
    examples: [
      {
        id: '0199f0c4-7b4e-7cc0-9f10-5a8f0a3c2b11',
        title: 'Sodium, not orange',
        content: 'Street lamps at 2000K, no green in them.',
        version: 1,
        created_at: '2026-11-21T09:00:00.000Z',
        updated_at: '2026-11-21T09:00:00.000Z',
      },
    ],
  });

export const noteTitle = filledText(noteLimits.title);
export const noteContent = filledText(noteLimits.content);
export const noteParams = z.object({ id });
