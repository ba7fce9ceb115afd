import type { PaidBy } from '@cuewright/contract';
import { methodNames } from '../../../lib/method-names.ts';
import { type Column, Table } from '../../../ui/table/table.tsx';
import type { Person } from '../admin-queries.ts';
import { earnReasonNames, howMany, timeOf } from '../admin-words.ts';
import { Nothing, Part } from './part.tsx';

type Entry = Person['credits']['entries'][number];

const columns: readonly Column<Entry>[] = [
  { id: 'what', name: 'What', cell: what },
  { id: 'credits', name: 'Credits', isNumber: true, cell: ({ credits }) => signed(credits) },
  { id: 'when', name: 'When', isNumber: true, cell: ({ created_at }) => timeOf(created_at) },
];

/** What their ledger says: every credit and every generation. */
export function PersonCredits({ credits: { balance, entries, total } }: Pick<Person, 'credits'>) {
  return (
    <Part title="Credits" aside={`${howMany(balance, 'credit', 'credits')} left`}>
      {entries.length === 0 ? (
        <Nothing>No credit earned, no prompt counted.</Nothing>
      ) : (
        <>
          <Table caption="Ledger" isCaptionHidden columns={columns} rows={entries} rowKey={({ id }) => id} />
          {total > entries.length && (
            <Nothing>{`The last ${entries.length} of ${total.toLocaleString()} entries.`}</Nothing>
          )}
        </>
      )}
    </Part>
  );
}

const paidByNames = {
  allowance: 'from the day’s allowance',
  credits: 'by a credit',
  premium: 'under Pro',
} as const satisfies Readonly<Record<PaidBy, string>>;

function what(entry: Entry): string {
  if (entry.kind === 'earned') return `Earned, ${earnReasonNames[entry.reason]}`;
  const method = entry.method ? methodNames[entry.method] : 'A prompt';
  if (entry.kind !== 'spent') return `${method}, given back`;
  return `${method}, ${paidByNames[entry.paid_by]}`;
}

function signed(credits: number): string {
  if (credits === 0) return '–';
  return credits > 0 ? `+${credits.toLocaleString()}` : credits.toLocaleString();
}
