import { z } from 'zod';
import { promptLimits } from '../../limits/index.ts';
import { generationMethods } from '../../usage.ts';
import { filledText, id, meantText, timestamp } from '../fields.ts';
import { keptMarks, keptTogether, markedText, refuseOutside, sentMarks } from '../marks.ts';

export const promptModes = ['photo', 'video'] as const;

export const savedPrompt = z
  .object({
    id,
    title: z.string(),
    /** The first hundred characters of the prompt. */
    description: z.string(),
    mode: z.enum(promptModes),
    model: z.string().nullable(),
    method: z.enum(generationMethods).nullable(),
    prompt_text: z.string(),
    marks: keptMarks,
    /** The serialized prompt data. */
    json_config: z.string(),
    favourite: z.boolean(),
    /** Saved without a counted generation. */
    imported: z.boolean(),
    generation_id: id.nullable(),
    workspace_id: id,
    /** Rises with every change. */
    version: z.int(),
    /** Rises with every new text; the first is 1. */
    revision: z.int(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({
    id: 'SavedPrompt',
    description: 'A prompt somebody keeps.',
    examples: [
      {
        id: '0199f0c4-7b4e-7cc0-9f10-5a8f0a3c2b11',
        title: 'Photo prompt 2026-11-20',
        description: 'A net mender at the open doors of a boathouse, captured with a 50mm.',
        mode: 'photo',
        model: 'midjourney',
        method: 'guided',
        prompt_text: 'A net mender at the open doors of a boathouse, captured with a 50mm.',
        marks: [{ from: 2, to: 12, kind: 'figure' }],
        json_config: '{"mode": "photo", "isBasic": true}',
        favourite: false,
        imported: false,
        generation_id: '0199f0c4-7b4e-7cc0-9f10-5a8f0a3c2b12',
        workspace_id: '0199f0c4-7b4e-7cc0-9f10-5a8f0a3c2b10',
        version: 1,
        revision: 1,
        created_at: '2026-11-20T09:00:00.000Z',
        updated_at: '2026-11-20T09:00:00.000Z',
      },
    ],
  });

export const promptTitle = filledText(promptLimits.title);
/** The text of a prompt and its marks, as they are sent. */
export const promptWords = {
  prompt_text: markedText({ keptAs: meantText, min: 1, max: promptLimits.text }),
  marks: sentMarks.optional(),
} as const;
/** The `version` the change began from. */
export const seenVersion = z.int().positive().optional();
/** Of a version: PostgreSQL's integer. */
export const versionNumber = z.int().min(1).max(2_147_483_647);
export const promptParams = z.object({ id });

interface PromptWords {
  prompt_text?: string | undefined;
  marks?: z.output<typeof sentMarks> | undefined;
}

export function refuseMarksOutside(
  { prompt_text, marks }: PromptWords,
  context: z.core.$RefinementCtx,
): void {
  refuseOutside(prompt_text, marks, context);
}

/** The text as it is kept, and the marks where its words lie then. */
export function keepWords<Body extends PromptWords>(body: Body): Body {
  if (body.prompt_text === undefined) return body;
  const { text, marks } = keptTogether(body.prompt_text, body.marks, meantText);
  return { ...body, prompt_text: text, ...(marks && { marks }) };
}
