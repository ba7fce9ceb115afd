import type { Check } from './check.ts';
import type { Checked } from './checked.ts';

/** One thing that can be the matter with a prompt. */
export interface Rule {
  find: (checked: Checked) => readonly Found[];
}

export type Found = Omit<Check, 'rule'>;
