import { addressOf, type PlanName, planIds, type UserStanding, userSorts } from '@cuewright/contract';
import { useQuery } from '@tanstack/react-query';
import { useSettled } from '../../../lib/use-settled.ts';
import { Select } from '../../../ui/select/select.tsx';
import type { Column } from '../../../ui/table/table.tsx';
import { TapeLabel } from '../../../ui/tape-label/tape-label.tsx';
import { type AdminUser, usersQuery } from '../admin-queries.ts';
import { dateOf, planName, userSortNames } from '../admin-words.ts';
import { Filters } from '../lists/filters.tsx';
import { List } from '../lists/list.tsx';
import { useListPage } from '../lists/list-page.ts';
import { PersonButton } from '../person-button.tsx';
import { Standing } from '../standing.tsx';
import { filtersOf, useWantedUsers } from './wanted-users.ts';

const SETTLED_MS = 250;

const columns: readonly Column<AdminUser>[] = [
  {
    id: 'name',
    name: 'Name',
    cell: ({ id, full_name, email }) => <PersonButton id={id} name={full_name} email={email} />,
  },
  { id: 'job', name: 'Job', cell: ({ job }) => job || '–' },
  {
    id: 'used',
    name: 'Prompts used',
    isNumber: true,
    cell: ({ prompts_used }) => prompts_used.toLocaleString(),
  },
  {
    id: 'plan',
    name: 'Plan',
    cell: (user) => (
      <span>
        {user.is_premium ? <TapeLabel colour="amber">{planName(user.plan)}</TapeLabel> : planName(user.plan)}{' '}
        <Standing user={user} />
      </span>
    ),
  },
  { id: 'created', name: 'Created', isNumber: true, cell: ({ created_at }) => dateOf(created_at) },
];

const plans: readonly { value: PlanName | 'any'; label: string }[] = [
  { value: 'any', label: 'Every plan' },
  ...(['free', ...planIds] as const).map((plan) => ({ value: plan, label: planName(plan) })),
];
const standings: readonly { value: UserStanding | 'any'; label: string }[] = [
  { value: 'any', label: 'Everybody' },
  { value: 'admin', label: 'Admins' },
  { value: 'blocked', label: 'Blocked' },
];
const sorts = userSorts.map((sort) => ({ value: sort, label: userSortNames[sort] }));

/** Everybody who has an account. */
export function UserList() {
  const { wanted, want, reset } = useWantedUsers();
  const place = useListPage();
  const q = useSettled(wanted.q, SETTLED_MS);
  const filters = filtersOf({ ...wanted, q });
  const { data, error, isFetching, refetch } = useQuery(
    usersQuery({ ...filters, sort: wanted.sort, ...place }),
  );
  return (
    <List
      name="Users"
      columns={columns}
      rows={data?.users}
      facts={data}
      error={error}
      isFetching={isFetching}
      onRetry={refetch}
      isFiltered={Object.keys(filters).length > 0}
      onReset={reset}
      empty={{ title: 'No users found', text: 'Nobody has signed in yet.' }}
      filters={
        <Filters
          searched="Name, e-mail, phone or job"
          wanted={wanted}
          onChange={want}
          csv={addressOf('GET /api/admin/users.csv', { query: filtersOf(wanted) })}
        >
          <Select
            label="Plan"
            choices={plans}
            value={wanted.plan ?? 'any'}
            onChange={(plan) => want({ plan: plan === 'any' ? null : plan })}
          />
          <Select
            label="Who"
            choices={standings}
            value={wanted.standing ?? 'any'}
            onChange={(standing) => want({ standing: standing === 'any' ? null : standing })}
          />
          <Select label="Sort" choices={sorts} value={wanted.sort} onChange={(sort) => want({ sort })} />
        </Filters>
      }
    />
  );
}
