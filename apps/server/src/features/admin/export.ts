import type { ExportPart } from '../../export/export-part.ts';
import { listAuditOf } from './audit-repository.ts';

/** What was done to the account by those who run the place, and why. */
export const adminExport: ExportPart = {
  name: 'administration',
  title: 'Done to the account by admins',
  tables: ['admin_audit', 'user_listings', 'person_activity'],
  read: async function* (db, userId) {
    for (const entry of await listAuditOf(db, userId)) {
      yield {
        data: entry,
        heading: entry.action.replaceAll('-', ' '),
        at: entry.created_at,
        text: entry.reason,
      };
    }
  },
};
