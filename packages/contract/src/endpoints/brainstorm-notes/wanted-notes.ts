import { cleanText } from '@cuewright/engine/text';
import { z } from 'zod';
import { brainstormLimits } from '../../limits/index.ts';
import { noteCategory, noteTag } from './brainstorm-note.ts';

/** Which notes are asked for. */
export const wantedNotes = {
  q: z
    .string()
    .max(brainstormLimits.search)
    .overwrite((text) => cleanText(text).trim())
    .optional()
    .describe('Words of the title, the content or the tags, the last one perhaps only begun.'),
  category: noteCategory.optional(),
  important: z.enum(['true', 'false']).optional(),
  tag: noteTag.optional(),
};
