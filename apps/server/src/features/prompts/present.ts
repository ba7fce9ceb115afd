import type { CallAnswer, SavedPrompt } from '@cuewright/contract';
import type { PromptRow, PromptVersion } from './tables.ts';

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

export function presentVersion({
  number,
  prompt_text,
  marks,
  restored_from,
  created_at,
}: PromptVersion): CallAnswer<'GET /api/prompts/{id}/versions'>['versions'][0] {
  return { number, prompt_text, marks, restored_from, created_at: created_at.toISOString() };
}
