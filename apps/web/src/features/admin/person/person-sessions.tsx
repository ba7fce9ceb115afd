import { type Column, Table } from '../../../ui/table/table.tsx';
import type { Person } from '../admin-queries.ts';
import { dateOf, timeOf } from '../admin-words.ts';
import { Nothing, Part } from './part.tsx';

const columns: readonly Column<Person['sessions'][number]>[] = [
  { id: 'device', name: 'Browser', cell: ({ device }) => device || 'Not known' },
  { id: 'since', name: 'Since', isNumber: true, cell: ({ created_at }) => timeOf(created_at) },
  { id: 'used', name: 'Last used', isNumber: true, cell: ({ last_used_at }) => dateOf(last_used_at) },
];

/** Where they are signed in. */
export function PersonSessions({ sessions }: Pick<Person, 'sessions'>) {
  return (
    <Part title="Sessions">
      {sessions.length === 0 ? (
        <Nothing>Signed in nowhere.</Nothing>
      ) : (
        <Table caption="Sessions" isCaptionHidden columns={columns} rows={sessions} rowKey={({ id }) => id} />
      )}
    </Part>
  );
}
