import type { Workspace, WorkspacePrompt } from '@cuewright/contract';
import type { WorkspacePromptRow } from './repository.ts';
import type { WorkspaceRow } from './table.ts';

export function presentWorkspace({
  id,
  name,
  is_default,
  prompts,
  created_at,
  updated_at,
}: WorkspaceRow): Workspace {
  return {
    id,
    name,
    isDefault: is_default,
    promptCount: prompts,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

export function presentWorkspacePrompt({
  prompt_text,
  is_favourite,
  created_at,
  ...prompt
}: WorkspacePromptRow): WorkspacePrompt {
  return {
    ...prompt,
    promptText: prompt_text,
    favourite: is_favourite,
    createdAt: created_at.toISOString(),
  };
}
