import { kinds, witnesses } from '@cuewright/engine/statement';
import { z } from 'zod';

const place = z.int().min(0);

/** What a stretch is; places count UTF-16 units, `from` is part of it and `to` is not. */
export const saidStretch = z.object({
  from: place,
  to: place,
  field: z.string().optional().describe('The box of the form it stands in.'),
  kind: z.enum(kinds),
  sure: z
    .enum(witnesses)
    .describe(
      'Who says so: a mark, its form, two witnesses that agree, or a guess, which takes nothing away.',
    ),
});

/** A setting as it is sent to a generator. */
export const sentValue = z.union([z.string(), z.number(), z.boolean()]);

export const copyFor = z.object({
  model: z.string(),
  prompt: z.string().describe('What is pasted, with the flags behind it.'),
  negative: z
    .string()
    .describe('What stands in the field for what must not be seen; empty where there is none.'),
  settings: z
    .object({
      ratio: z.string().optional(),
      seconds: z.number().optional(),
      resolution: z.string().optional(),
      fps: z.number().optional(),
      count: z.int().optional(),
    })
    .describe('What is set beside the words, as far as the generator takes it.'),
  sent_as: z.record(z.string(), sentValue).describe('The same by the generator’s own names.'),
  left_off: z.array(z.object({ what: z.string(), why: z.string() })),
  open: z
    .array(
      z.object({
        point: z
          .string()
          .optional()
          .describe(
            'What the guide of this generator asks for and nobody has said. A choice is put into the text as it stands.',
          ),
        part: z.string(),
        question: z.string(),
        choices: z.array(z.string()),
      }),
    )
    .describe('What only the person can settle.'),
  statements: z.array(saidStretch),
});
