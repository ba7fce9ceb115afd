import type { ExportPart } from '../../../export/export-part.ts';
import { presentSession } from './present.ts';
import { listAllSessions } from './repository.ts';

export const sessionsExport: ExportPart = {
  name: 'sessions',
  title: 'Where you are signed in',
  tables: ['sessions'],
  read: async function* (db, userId) {
    for (const session of await listAllSessions(db, userId)) {
      yield {
        data: presentSession(session),
        heading: session.device || 'A browser',
        at: session.created_at,
      };
    }
  },
};
