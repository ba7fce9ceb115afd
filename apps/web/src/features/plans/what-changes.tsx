import { usageLimits } from '@cuewright/contract';
import { type Column, Table } from '../../ui/table/table.tsx';
import styles from './what-changes.module.css';

interface Difference {
  what: string;
  free: string;
  pro: string;
}

const differences: readonly Difference[] = [
  {
    what: 'Prompts a day',
    free: `${usageLimits.daily} + ${usageLimits.signInBonus} for signing in`,
    pro: 'no count',
  },
  { what: 'Storyboard frames drawn by a generator', free: 'one prompt each', pro: 'no count' },
  { what: 'Saving, editing and exporting prompts', free: 'free', pro: 'free' },
  { what: 'Every method and every generator', free: 'all', pro: 'all' },
];

const columns: readonly Column<Difference>[] = [
  { id: 'what', name: 'What', cell: ({ what }) => what },
  { id: 'free', name: 'Free', cell: ({ free }) => <span className={styles.value}>{free}</span> },
  { id: 'pro', name: 'Pro', cell: ({ pro }) => <span className={styles.value}>{pro}</span> },
];

/** What Pro takes away and what it leaves as it is. */
export function WhatChanges() {
  return (
    <section className={styles.changes}>
      <Table caption="What changes" columns={columns} rows={differences} rowKey={({ what }) => what} />
    </section>
  );
}
