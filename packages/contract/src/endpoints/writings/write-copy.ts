import { untoldReasons } from '@cuewright/engine/content/untold';
import { writingProblems } from '@cuewright/engine/guests';
import { isBlankText } from '@cuewright/engine/text';
import type { Dropped } from '@cuewright/engine/writing';
import { z } from 'zod';
import { copyLimits } from '../../limits/index.ts';
import { sentValue } from '../copies/copy.ts';
import { defineEndpoint } from '../endpoint.ts';
import { generatorId } from '../generator-id.ts';
import { refuseOutside, sentMarks } from '../marks.ts';
import { answeredBy } from '../models/answered-by.ts';
import { lockedWords } from '../prompts/locked-words.ts';
import { promptSettings } from '../prompts/prompt-settings.ts';

const reasons = Object.keys(untoldReasons) as Dropped['reason'][];

const beside = z.object({
  negative: z.string().optional(),
  parameters: z.record(z.string(), sentValue).optional(),
  dropped: z.array(
    z.object({
      field: z.string(),
      value: z.string(),
      instead: z.string().optional().describe('What is set in its place.'),
      reason: z.enum(reasons),
    }),
  ),
  asked: z.record(z.string(), z.string()).optional().describe('What the words ask for as a setting.'),
  open: z
    .array(
      z.object({
        part: z.string(),
        question: z.string(),
        choices: z.array(z.string()),
        outcomes: z
          .array(z.string().nullable())
          .describe('The text as each choice leaves it; null where it has to be worded anew.'),
      }),
    )
    .optional()
    .describe('What clashes in the text, by the model: only the person can settle it.'),
});

export const writeCopy = defineEndpoint({
  method: 'POST',
  path: '/api/writings',
  summary:
    'Has a model word a text for one generator. Each piece tells what was said, or is marked as added, and the whole keeps the laws of copies; otherwise the engine’s copy stands, and it is said why. It counts nothing and keeps nothing.',
  body: z
    .strictObject({
      // Not trimmed, so that marks are places in what was sent.
      text: z
        .string()
        .max(copyLimits.read)
        .refine((given) => !isBlankText(given), 'It cannot be empty.'),
      mode: z.enum(['photo', 'video']),
      model: generatorId.describe('The generator that it is worded for.'),
      marks: sentMarks.default([]),
      locked: lockedWords.default([]).describe('Words of the text that stay letter for letter.'),
      start_image: z.boolean().default(false).describe('A picture is given to begin from.'),
      settings: promptSettings.optional(),
    })
    .superRefine(({ text, marks }, context) => refuseOutside(text, marks, context)),
  rateLimit: { max: 20, perSeconds: 60, by: 'person', counted: 'database' },
  responses: {
    200: z.object({
      heard: z
        .object({
          pieces: z
            .array(
              z.object({
                words: z.string(),
                is_added: z.boolean().describe('Nobody said it; it can be refused by itself.'),
                or: z
                  .array(z.string())
                  .optional()
                  .describe('What could stand in the place of what is added.'),
              }),
            )
            .describe('Put together in their order they are the copy.'),
          doubts: z
            .array(z.object({ kind: z.enum(['new', 'missing']), words: z.string() }))
            .optional()
            .describe(
              'What cannot be proven of it, for the person to look at: a thing that nobody named, or words that may be missing.',
            ),
          beside: beside.describe(
            'What goes beside the words: as the engine has it, with what the model sets and rules out.',
          ),
        })
        .optional()
        .describe('What the model wrote; left out where the engine’s copy stands.'),
      problem: z.enum(writingProblems).optional().describe('Which law the model broke.'),
      words: z.string().optional().describe('The words that the broken law is about.'),
      answered_by: answeredBy,
    }),
  },
  errors: ['text-too-complex', 'overloaded'],
});
