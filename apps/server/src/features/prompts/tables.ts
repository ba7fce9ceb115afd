import type { GenerationMethod } from '@cuewright/contract';
import type { Mark } from '@cuewright/engine/marks';
import type { ColumnType, Generated, Selectable } from 'kysely';

export interface PromptsTable {
  id: string;
  user_id: string;
  /** Of the generation it came from; once for each person. */
  generation_id: string | null;
  /** Without one, a trigger puts it into the default one. */
  workspace_id: Generated<string>;
  is_imported: boolean;
  method: GenerationMethod | null;
  mode: 'photo' | 'video';
  model: string | null;
  title: string;
  description: string;
  prompt_text: string;
  marks: MarksColumn;
  /** `jsonb`: text on its way in and, by `promptColumns`, on its way out. */
  json_config: string;
  is_favourite: Generated<boolean>;
  version: Generated<number>;
  /** The number of its latest version. */
  revision: Generated<number>;
  created_at: Date;
  updated_at: Date;
  /** Made by the database from title and text. */
  search: ColumnType<string, never, never>;
}

export type PromptRow = Omit<Selectable<PromptsTable>, 'search'>;

/** `jsonb`: what somebody says that stretches of the text are. */
type MarksColumn = ColumnType<Mark[], string | undefined, string>;

/** Every text a prompt has had, the one it has included. */
export interface PromptVersionsTable {
  user_id: string;
  prompt_id: string;
  /** From 1. */
  number: number;
  prompt_text: string;
  marks: MarksColumn;
  /** The version whose text was put back. */
  restored_from: number | null;
  created_at: Date;
}

export type PromptVersion = Selectable<PromptVersionsTable>;

/** How many prompts a person has, kept by a trigger. */
export interface PromptTotalsTable {
  user_id: string;
  prompts: number;
}
