import { useState } from 'react';
import type { Gallery } from '../../gallery/gallery.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { SkeletonLines } from '../skeleton/skeleton.tsx';
import { type Column, type Sort, Table } from './table.tsx';

interface Person {
  name: string;
  job: string;
  prompts: number;
  joined: string;
}

const people: readonly Person[] = [
  { name: 'Callum Reid', job: 'Student', prompts: 12, joined: '2026-11-14' },
  { name: 'Noor Aziz', job: 'First AC', prompts: 1204, joined: '2026-11-13' },
  { name: 'Petra Novák', job: 'Photographer', prompts: 87, joined: '2026-11-12' },
];

const columns: readonly Column<Person>[] = [
  { id: 'name', name: 'Name', cell: ({ name }) => name, isSortable: true },
  { id: 'job', name: 'Job', cell: ({ job }) => job },
  {
    id: 'prompts',
    name: 'Prompts',
    cell: ({ prompts }) => prompts.toLocaleString('en'),
    isNumber: true,
    isSortable: true,
  },
  { id: 'joined', name: 'Joined', cell: ({ joined }) => joined, isNumber: true, isSortable: true },
];

function Sorted() {
  const [sort, setSort] = useState<Sort>({ column: 'joined', direction: 'descending' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const rows = people.toSorted((a, b) => {
    const [left, right] = [a, b].map((person) => person[sort.column as keyof Person]);
    return sign * String(left).localeCompare(String(right), 'en', { numeric: true });
  });
  return (
    <Table
      caption="Newest profiles"
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      sort={sort}
      onSort={setSort}
    />
  );
}

export const gallery: Gallery = {
  title: 'Table',
  group: 'Data',
  use: 'On a phone each row becomes a card.',
  examples: [
    { name: 'Sortable', isWide: true, render: Sorted },
    {
      name: 'Plain, its caption for ears',
      isWide: true,
      render: () => (
        <Table
          caption="People by name"
          isCaptionHidden
          columns={columns}
          rows={people}
          rowKey={({ name }) => name}
        />
      ),
    },
    {
      name: 'Loading',
      isWide: true,
      render: () => (
        <Table
          caption="Users"
          columns={columns}
          rows={[]}
          rowKey={({ name }) => name}
          instead={<SkeletonLines label="Loading the users" />}
        />
      ),
    },
    {
      name: 'Empty',
      isWide: true,
      render: () => (
        <Table
          caption="Prompts of today"
          columns={columns}
          rows={[]}
          rowKey={({ name }) => name}
          instead={
            <EmptyState level={4} title="Nobody yet">
              Whoever signs up stands here, the newest on top.
            </EmptyState>
          }
        />
      ),
    },
  ],
};
