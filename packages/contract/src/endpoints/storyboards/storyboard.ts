import { frameSizeIds } from '@cuewright/engine/storyboard';
import { cleanText } from '@cuewright/engine/text';
import { z } from 'zod';
import { storyboardLimits } from '../../limits/index.ts';
import { filledText, id, timestamp } from '../fields.ts';
import { keptMarks, keptTogether, markedText, refuseOutside, sentMarks } from '../marks.ts';

/** Text that may be empty, kept with the blanks around it: somebody may still be typing. */
function openText(max: number) {
  return z.string().overwrite(cleanText).max(max);
}

const seconds = z.number().min(storyboardLimits.seconds.least).max(storyboardLimits.seconds.most);

export const boardFrame = z
  .object({
    id: id.describe('Made by the page, and the frame’s own within its board.'),
    prompt: openText(storyboardLimits.framePrompt),
    marks: keptMarks,
    imageUrl: z
      .string()
      .regex(/^\/api\/files\/[0-9a-f]{64}$/, { error: 'Give the address that drawing the picture answered.' })
      .nullable()
      .default(null)
      .describe(
        'What `POST /api/generate-image` answered. A picture that is not there any more is left out.',
      ),
    isSketch: z.boolean().default(false).describe('Whether the picture is a sketch by the board artist.'),
    size: z.enum(frameSizeIds).nullable().default(null),
    move: openText(storyboardLimits.shortText).default(''),
    lens: openText(storyboardLimits.shortText).default(''),
    duration: seconds.nullable().default(null).describe('Seconds.'),
    dialogue: openText(storyboardLimits.longText).default(''),
    note: openText(storyboardLimits.longText).default(''),
  })
  .meta({ id: 'BoardFrame', description: 'A frame of a storyboard.' });

/** As it is sent: without `marks`, those that it had go on with their words. */
const sentFrame = boardFrame
  .extend({
    prompt: markedText({ keptAs: cleanText, max: storyboardLimits.framePrompt }),
    marks: sentMarks.optional(),
  })
  .superRefine(({ prompt, marks }, context) => refuseOutside(prompt, marks, context))
  .overwrite((frame) => {
    const { text, marks } = keptTogether(frame.prompt, frame.marks, cleanText);
    return { ...frame, prompt: text, ...(marks && { marks }) };
  })
  .meta({ id: 'SentFrame', description: 'A frame of a storyboard, as it is sent.' });

export const boardFrames = z
  .array(sentFrame)
  .max(storyboardLimits.maxFrames)
  .refine((frames) => new Set(frames.map((frame) => frame.id)).size === frames.length, {
    error: 'Two frames have the same id.',
  });

export const boardTitle = filledText(storyboardLimits.title);
export const boardRatio = z.enum(storyboardLimits.ratios);
export const pictureKind = z.enum(storyboardLimits.pictureKinds);

export const storyboard = z
  .object({
    id,
    title: z.string(),
    originalPrompt: z.string(),
    originalMarks: keptMarks,
    prompt_id: id.nullable().describe('The saved prompt it was begun from.'),
    ratio: boardRatio,
    frames: z.array(boardFrame),
    version: z.int(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Storyboard', description: 'A storyboard with its frames.' });

export const storyboardParams = z.object({ id });
