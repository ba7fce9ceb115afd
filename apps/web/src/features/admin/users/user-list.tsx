import { addressOf, planIds, type UserStanding, userSorts, userStandings } from '@cuewright/contract';
import { useQuery } from '@tanstack/react-query';
import { parseAsStringLiteral, useQueryStates } from 'nuqs';
import type { Choice } from '../../../ui/popup/choice.ts';
import type { Column } from '../../../ui/table/table.tsx';
import { TapeLabel } from '../../../ui/tape-label/tape-label.tsx';
import { type AdminUser, usersQuery } from '../admin-queries.ts';
import { dateOf, planName, userSortNames } from '../admin-words.ts';
import { FilterSelect } from '../lists/filter-select.tsx';
import { Filters } from '../lists/filters.tsx';
import { List } from '../lists/list.tsx';
import { useListSearch } from '../lists/list-search.ts';
import { PersonButton } from '../person-button.tsx';
import { Standing } from '../standing.tsx';

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

const planNames = ['free', ...planIds] as const;
const plans = planNames.map((plan) => ({ value: plan, label: planName(plan) }));
const standings = [
  { value: 'admin', label: 'Admins' },
  { value: 'blocked', label: 'Blocked' },
] as const satisfies readonly Choice<UserStanding>[];
const sorts = userSorts.map((sort) => ({ value: sort, label: userSortNames[sort] }));

const parsers = {
  plan: parseAsStringLiteral(planNames),
  standing: parseAsStringLiteral(userStandings),
};

/** Everybody who has an account. */
export function UserList() {
  const [chosen, setChosen] = useQueryStates(parsers);
  const search = useListSearch({ chosen, choose: setChosen, sorts: userSorts });
  const found = useQuery(usersQuery(search.asked));
  const { choose } = search;
  return (
    <List
      name="Users"
      columns={columns}
      found={found}
      rows={found.data?.users}
      isFiltered={search.isFiltered}
      onReset={search.reset}
      empty={{ title: 'No users found', text: 'Nobody has signed in yet.' }}
      filters={
        <Filters
          searched="Name, email, phone or job"
          search={search}
          sorts={sorts}
          csv={addressOf('GET /api/admin/users.csv', { query: search.filters })}
        >
          <FilterSelect
            label="Plan"
            any="Every plan"
            choices={plans}
            value={chosen.plan}
            onChange={(plan) => choose({ plan })}
          />
          <FilterSelect
            label="Who"
            any="Everybody"
            choices={standings}
            value={chosen.standing}
            onChange={(standing) => choose({ standing })}
          />
        </Filters>
      }
    />
  );
}
