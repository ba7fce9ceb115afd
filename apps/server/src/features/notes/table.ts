import type { Generated, Selectable } from 'kysely';

export interface NotesTable {
  id: string;
  user_id: string;
  title: string;
  content: string;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export type NoteRow = Selectable<NotesTable>;
