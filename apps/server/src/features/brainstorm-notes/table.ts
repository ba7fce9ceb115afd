import type { BrainstormNote } from '@cuewright/contract';
import type { ColumnType, Generated, Selectable } from 'kysely';

export interface BrainstormNotesTable {
  id: string;
  user_id: string;
  title: string;
  content: string;
  category: BrainstormNote['category'];
  /** `jsonb`: text on its way in. */
  tags: ColumnType<string[], string, string>;
  is_important: boolean;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  /** Made by the database from title, content and tags. */
  search: ColumnType<string, never, never>;
}

export type BrainstormNoteRow = Omit<Selectable<BrainstormNotesTable>, 'search'>;
