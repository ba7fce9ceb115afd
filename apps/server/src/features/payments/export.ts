import type { ExportPart } from '../../export/export-part.ts';
import { listEvents, listSessions } from './repository.ts';

export const paymentsExport: ExportPart = {
  name: 'payments',
  title: 'Payments',
  tables: ['payment_sessions', 'payment_events'],
  read: async function* (db, userId) {
    for (const { user_id: _, ...session } of await listSessions(db, userId)) {
      const { plan, state, created_at } = session;
      yield { data: { purchase: session }, heading: `${plan}, ${state}`, at: created_at };
    }
    for (const { user_id: _, ...event } of await listEvents(db, userId)) {
      yield {
        data: { event },
        heading: [event.kind, event.plan].filter(Boolean).join(', '),
        at: event.at,
      };
    }
  },
};
