import { listedPart } from '../../export/export-part.ts';
import { presentNote } from './present.ts';
import { listNotes } from './repository.ts';

export const notesExport = listedPart({
  name: 'notes',
  title: 'Private notes',
  tables: ['notes'],
  list: listNotes,
  entry: (note) => ({
    data: presentNote(note),
    heading: note.title,
    at: note.created_at,
    text: note.content,
  }),
});
