import { z } from 'zod';
import { generationMethods } from '../../usage.ts';
import { id, timestamp } from '../fields.ts';
import { keptMarks } from '../marks.ts';
import { promptModes } from '../prompts/saved-prompt.ts';

export const workspacePrompt = z
  .object({
    id,
    title: z.string(),
    /** The first hundred characters of the prompt. */
    description: z.string(),
    promptText: z.string(),
    marks: keptMarks,
    createdAt: timestamp,
    mode: z.enum(promptModes),
    model: z.string().nullable(),
    method: z.enum(generationMethods).nullable(),
    favourite: z.boolean(),
    /** The number of its latest text. */
    revision: z.int(),
    /** The address of the first picture of its latest storyboard. */
    picture: z.string().nullable(),
  })
  .meta({
    id: 'WorkspacePrompt',
    description: 'A prompt of a workspace.',
    examples: [
      {
        id: '0199f0c4-7b4e-7cc0-9f10-5a8f0a3c2b12',
        title: 'First ferry out',
        description: 'Locked-off wide from the breakwater, 35mm.',
        promptText: 'Locked-off wide from the breakwater, 35mm.',
        marks: [],
        createdAt: '2026-11-20T09:00:00.000Z',
        mode: 'video',
        model: 'runway-gen4',
        method: 'enhanced',
        favourite: false,
        revision: 2,
        picture: null,
      },
    ],
  });
