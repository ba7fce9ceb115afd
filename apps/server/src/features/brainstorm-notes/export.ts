import { listedPart } from '../../export/export-part.ts';
import { presentBrainstormNote } from './present.ts';
import { listBrainstormNotes } from './repository.ts';

export const brainstormNotesExport = listedPart({
  name: 'brainstorm-notes',
  title: 'Brainstorm notes',
  tables: ['brainstorm_notes'],
  list: listBrainstormNotes,
  entry: (note) => ({
    data: presentBrainstormNote(note),
    heading: note.title,
    at: note.created_at,
    text: note.content,
  }),
});
