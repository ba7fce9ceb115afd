import type { Mark } from '@cuewright/engine/marks';
import type { BoardFrame } from '@cuewright/engine/storyboard';
import type { ColumnType, Generated, Selectable } from 'kysely';

export interface StoryboardsTable {
  id: string;
  user_id: string;
  /** The saved prompt it was begun from. */
  prompt_id: string | null;
  title: string;
  original_prompt: string;
  original_marks: ColumnType<Mark[], string | undefined, never>;
  ratio: string;
  frames: ColumnType<BoardFrame[], string, string>;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export type StoryboardRow = Selectable<StoryboardsTable>;

/** A picture that was drawn for somebody. It goes with its blob, some time after no board shows it any more. */
export interface DrawnPicturesTable {
  user_id: string;
  sha256: string;
  blob_id: string;
  created_at: Date;
  /** Since when no board is known to show it; nothing while one does. */
  unused_since: Date | null;
}
