import { z } from 'zod';
import { brainstormLimits } from '../../limits/index.ts';
import { searchWords } from '../list-query.ts';
import { noteCategory, noteTag } from './brainstorm-note.ts';

/** Which notes are asked for. */
export const wantedNotes = {
  q: searchWords(brainstormLimits.search).describe(
    'Words of the title, the content or the tags, the last one perhaps only begun.',
  ),
  category: noteCategory.optional(),
  important: z.enum(['true', 'false']).optional(),
  tag: noteTag.optional(),
};
