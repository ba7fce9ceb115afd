import type { SavedPrompt } from '@cuewright/contract';
import type { PromptRow } from './tables.ts';

export function presentPrompt(row: PromptRow): SavedPrompt {
  const { user_id: _, is_favourite, is_imported, created_at, updated_at, ...prompt } = row;
  return {
    ...prompt,
    favourite: is_favourite,
    imported: is_imported,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}
