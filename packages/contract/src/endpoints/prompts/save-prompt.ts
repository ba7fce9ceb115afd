import { findModel } from '@cuewright/engine/catalogue';
import { z } from 'zod';
import { promptLimits } from '../../limits/index.ts';
import { generationMethods } from '../../usage.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id, madeId, meantText } from '../fields.ts';
import { jsonConfig } from './json-config.ts';
import { modelField } from './model-field.ts';
import {
  keepWords,
  promptModes,
  promptTitle,
  promptWords,
  refuseMarksOutside,
  savedPrompt,
} from './saved-prompt.ts';

const mode = z
  .enum([...promptModes, 'image'])
  .transform((word): (typeof promptModes)[number] => (word === 'image' ? 'photo' : word));

export const savePrompt = defineEndpoint({
  method: 'POST',
  path: '/api/prompts',
  summary:
    'Keeps a prompt. The same `generation_id` again keeps nothing more and answers the same prompt; without one that was counted it is marked imported.',
  body: z
    .object({
      title: promptTitle,
      description: z
        .string()
        .max(promptLimits.text)
        .overwrite(meantText)
        .optional()
        .describe('Cut to its first 100 characters; without it, those of the prompt.'),
      model: z
        .union([z.literal(''), modelField])
        .nullish()
        .describe('The id of a model.'),
      ...promptWords,
      json_config: jsonConfig.optional(),
      mode: mode.optional().describe('Without it, the one in `json_config`, or the model’s.'),
      method: z
        .enum(generationMethods)
        .optional()
        .describe('Without it, the one the generation was counted by.'),
      generation_id: madeId.optional(),
      workspace_id: id.optional().describe('Where it is kept. Without it, the default workspace.'),
    })
    .superRefine(refuseMarksOutside)
    .overwrite(keepWords)
    .transform((body, context) => {
      const told = body.mode ?? body.json_config?.['mode'];
      const read = mode.safeParse(told ?? (body.model ? findModel(body.model)?.mode : undefined));
      if (read.success) return { ...body, mode: read.data };
      const field = told === undefined ? 'mode' : 'json_config';
      const message =
        told === undefined ? 'Mode is required.' : 'Json config: mode has to be photo or video.';
      context.addIssue({ code: 'custom', path: [field], message });
      return z.NEVER;
    }),
  keeps: 'texts',
  rateLimit: { max: 240, perSeconds: 60, by: 'person', counted: 'process' },
  responses: { 201: savedPrompt },
  errors: ['workspace-not-found'],
});
