import type { Deps } from '../src/deps.ts';
import { createNote } from '../src/features/notes/commands.ts';
import type { NoteRow } from '../src/features/notes/table.ts';
import { addPerson, type Person } from './people.ts';

/** Rows for a test to begin with. What a row hangs on is made too, unless it is given. */
export interface Factories {
  /** Somebody new with a living session. */
  person: (given?: { isAdmin?: boolean }) => Promise<Person>;
  note: (given?: { author?: Person; title?: string; content?: string }) => Promise<NoteRow>;
}

export function factories(deps: Deps, publicUrl: URL): Factories {
  const person: Factories['person'] = (given) => addPerson(deps, publicUrl, given);
  return {
    person,
    note: async ({ author, title = 'Sodium, not orange', content = '2000K, no green.' } = {}) => {
      const { id } = author ?? (await person());
      return await createNote(deps, { id, isAdmin: false }, { title, content });
    },
  };
}
