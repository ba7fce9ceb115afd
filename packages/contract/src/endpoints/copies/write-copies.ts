import { isBlankText } from '@cuewright/engine/text';
import { z } from 'zod';
import { copyLimits, promptLimits } from '../../limits/index.ts';
import { defineEndpoint } from '../endpoint.ts';
import { generatorId } from '../generator-id.ts';
import { mark } from '../marks.ts';
import { copyFor } from './copy.ts';
import { boxes, formFields } from './form-fields.ts';

const body = z
  .strictObject({
    // Not trimmed, so that places in the answer are places in what was sent.
    text: z
      .string()
      .max(promptLimits.text)
      .refine((given) => !isBlankText(given), 'It cannot be empty.')
      .optional(),
    marks: z
      .array(mark)
      .max(copyLimits.marks)
      .default([])
      .describe('What somebody says that stretches of the text are. It wins over every guess.'),
    method: z.enum(['simple', 'advanced']).optional(),
    form: formFields.optional().describe('Instead of a text: the boxes of the builder that `method` names.'),
    mode: z.enum(['photo', 'video']),
    models: z.array(generatorId).min(1).max(copyLimits.models),
    start_image: z.boolean().default(false).describe('A picture is given to begin from.'),
  })
  .superRefine(({ text, form, method }, { addIssue }) => {
    const wrong = (path: string[], message: string) => addIssue({ code: 'custom', path, message });
    if ((text === undefined) === (form === undefined)) wrong(['text'], 'Send either a text or a form.');
    if (form === undefined) return;
    if (method === undefined) wrong(['method'], 'A form needs the name of its builder.');
    else
      for (const name of Object.keys(form).filter((one) => !boxes[method].has(one)))
        wrong(['form', name], `The ${method} builder has no such box.`);
    if (Object.values(form).every((value) => value === undefined || isBlankText(String(value))))
      wrong(['form'], 'It cannot be empty.');
  });

export const writeCopies = defineEndpoint({
  method: 'POST',
  path: '/api/copies',
  summary:
    'Reads a text, or a form, and words it for generators: what to paste, what to set beside it, and what was left off and why. It counts nothing and keeps nothing.',
  session: 'optional',
  body,
  rateLimit: { max: 120, perSeconds: 60, by: 'person', counted: 'process' },
  responses: { 200: z.object({ copies: z.array(copyFor) }) },
  errors: ['text-too-complex', 'overloaded'],
});
