import { z } from 'zod';
import { workspaceLimits } from '../../limits/index.ts';
import { filledText, id, timestamp } from '../fields.ts';

export const workspace = z
  .object({
    id,
    name: z.string(),
    /** Exactly one of a person's is. It cannot be deleted, and prompts land in it unless they name another. */
    isDefault: z.boolean(),
    promptCount: z.int(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({
    id: 'Workspace',
    description: 'A place for prompts that belong together.',
    examples: [
      {
        id: '0199f0c4-7b4e-7cc0-9f10-5a8f0a3c2b11',
        name: 'Low Water',
        isDefault: true,
        promptCount: 14,
        created_at: '2026-11-20T09:00:00.000Z',
        updated_at: '2026-11-20T09:00:00.000Z',
      },
    ],
  });

export const workspaceName = filledText(workspaceLimits.name);
export const workspaceParams = z.object({ id });
