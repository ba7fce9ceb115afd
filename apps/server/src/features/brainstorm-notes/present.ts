import type { BrainstormNote } from '@cuewright/contract';
import type { BrainstormNoteRow } from './table.ts';

export function presentBrainstormNote({
  user_id: _,
  is_important,
  created_at,
  updated_at,
  ...note
}: BrainstormNoteRow): BrainstormNote {
  return {
    ...note,
    isImportant: is_important,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}
