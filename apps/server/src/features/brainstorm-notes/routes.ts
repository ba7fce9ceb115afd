import fp from 'fastify-plugin';
import { mapOk, ok } from '../../result.ts';
import { changeNote, createNote, deleteNote, listNotesPage, summarizeNotes } from './commands.ts';
import { markdownFile } from './markdown-file.ts';
import { presentBrainstormNote } from './present.ts';

interface WantedQuery {
  q?: string | undefined;
  important?: 'true' | 'false' | undefined;
}

/** The wishes in the words of the repository. */
function wishes<Q extends WantedQuery>({ q: words, important, ...rest }: Q) {
  return { ...rest, words, isImportant: important && important === 'true' };
}

export const brainstormNotesRoutes = fp(
  async (app) => {
    const { deps } = app;

    app.endpoint('GET /api/brainstorm-notes', async ({ actor, query }) => {
      const { notes, total, nextCursor } = await listNotesPage(deps, actor, wishes(query));
      return ok({ notes: notes.map(presentBrainstormNote), total, next_cursor: nextCursor });
    });

    app.endpoint('GET /api/brainstorm-notes/summary', async ({ actor }) =>
      ok(await summarizeNotes(deps, actor)),
    );

    app.endpoint('GET /api/brainstorm-notes/export', async ({ actor, query }) => {
      const name = `brainstorm-${deps.clock().toISOString().slice(0, 10)}.md`;
      return ok(markdownFile(deps.db, { userId: actor.id, ...wishes(query) }), {
        headers: { 'content-disposition': `attachment; filename="${name}"` },
      });
    });

    app.endpoint('POST /api/brainstorm-notes', async ({ actor, body }) =>
      ok(presentBrainstormNote(await createNote(deps, actor, body))),
    );

    app.endpoint('PUT /api/brainstorm-notes/{id}', async ({ actor, params, body }) =>
      mapOk(await changeNote(deps, actor, params.id, body), presentBrainstormNote),
    );

    app.endpoint('DELETE /api/brainstorm-notes/{id}', async ({ actor, params }) =>
      deleteNote(deps, actor, params.id),
    );
  },
  { name: 'brainstorm-notes-routes', dependencies: ['endpoints'] },
);
