import type { Note } from '@cuewright/contract';
import type { NoteRow } from './table.ts';

export function presentNote({ id, title, content, version, created_at, updated_at }: NoteRow): Note {
  return {
    id,
    title,
    content,
    version,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}
