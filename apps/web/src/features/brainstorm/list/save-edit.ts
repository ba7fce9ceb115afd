import type { BrainstormNote } from '@cuewright/contract';
import { staleIn } from '../../../lib/stale-note/stale-in.ts';
import { changesOf, hasSameWords, type NoteEdit } from '../note-draft.ts';

type Change = (change: { id: string; version: number } & Partial<NoteEdit['base']>) => Promise<unknown>;

/** Sends what was changed. Where somebody else changed no word meanwhile, a star say, it goes through by itself. */
export async function saveEdit(change: Change, id: string, edit: NoteEdit): Promise<void> {
  const changes = changesOf(edit);
  if (Object.keys(changes).length === 0) return;
  try {
    await change({ id, ...changes, version: edit.version });
  } catch (error) {
    const current = staleIn<BrainstormNote>(error);
    if (!current || !hasSameWords(edit.base, current)) throw error;
    await change({ id, ...changes, version: current.version });
  }
}
