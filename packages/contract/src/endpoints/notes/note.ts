import { z } from 'zod';
import { noteLimits } from '../../limits.ts';
import { filledText, id, timestamp } from '../fields.ts';

export const note = z.object({
  id,
  title: z.string(),
  content: z.string(),
  version: z.int(),
  created_at: timestamp,
  updated_at: timestamp,
});

export const noteTitle = filledText(noteLimits.title);
export const noteContent = filledText(noteLimits.content);
export const noteParams = z.object({ id });
