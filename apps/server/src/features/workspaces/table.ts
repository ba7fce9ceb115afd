import type { Generated, Selectable } from 'kysely';

export interface WorkspacesTable {
  id: string;
  user_id: string;
  name: string;
  /** Exactly one of a person's. */
  is_default: boolean;
  /** How many prompts are in it, kept by a trigger. */
  prompts: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export type WorkspaceRow = Selectable<WorkspacesTable>;
