import fp from 'fastify-plugin';
import { mapOk, ok } from '../../result.ts';
import { changeNote, createNote, deleteNote, listNotes } from './commands.ts';
import { presentNote } from './present.ts';

export const notesRoutes = fp(
  async (app) => {
    const { deps } = app;

    app.endpoint('GET /api/notes', async ({ actor, query }) => {
      const { notes, total, nextCursor } = await listNotes(deps, actor, query);
      return ok({ notes: notes.map(presentNote), total, next_cursor: nextCursor });
    });

    app.endpoint('POST /api/notes', async ({ actor, body }) =>
      ok(presentNote(await createNote(deps, actor, body))),
    );

    app.endpoint('PUT /api/notes/{id}', async ({ actor, params, body }) =>
      mapOk(await changeNote(deps, actor, params.id, body), presentNote),
    );

    app.endpoint('DELETE /api/notes/{id}', async ({ actor, params }) => deleteNote(deps, actor, params.id));
  },
  { name: 'notes-routes', dependencies: ['endpoints'] },
);
