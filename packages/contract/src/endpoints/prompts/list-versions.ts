import { z } from 'zod';
import { costlyRead } from '../costly-read.ts';
import { defineEndpoint } from '../endpoint.ts';
import { timestamp } from '../fields.ts';
import { byCursor } from '../list-query.ts';
import { keptMarks } from '../marks.ts';
import { promptParams, versionNumber } from './saved-prompt.ts';

export const promptVersion = z.object({
  /** The first is 1; the highest is on the sheet. */
  number: z.int(),
  prompt_text: z.string(),
  marks: keptMarks,
  /** The version whose text was put back. */
  restored_from: z.int().nullable(),
  created_at: timestamp,
});

export const listVersions = defineEndpoint({
  method: 'GET',
  path: '/api/prompts/{id}/versions',
  ...costlyRead,
  summary: 'Every text a saved prompt has had, the present one first.',
  params: promptParams,
  query: z.object({
    limit: byCursor.limit,
    cursor: z.coerce
      .number<number>()
      .pipe(versionNumber)
      .optional()
      .describe('`next_cursor` of the page before.'),
  }),
  responses: {
    200: z.object({ versions: z.array(promptVersion), total: z.int(), next_cursor: z.int().nullable() }),
  },
  errors: ['prompt-not-found'],
});
