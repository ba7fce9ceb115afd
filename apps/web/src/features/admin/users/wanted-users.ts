import {
  type PlanName,
  planIds,
  type UserSort,
  type UserStanding,
  userSorts,
  userStandings,
} from '@cuewright/contract';
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import type { UsersAsked } from '../admin-queries.ts';
import { isDay, parseAsDay } from '../lists/day-in-address.ts';
import { pageParsers } from '../lists/list-page.ts';

const planNames = ['free', ...planIds] as const satisfies readonly PlanName[];

const parsers = {
  q: parseAsString.withDefault(''),
  plan: parseAsStringLiteral(planNames),
  standing: parseAsStringLiteral(userStandings),
  from: parseAsDay,
  to: parseAsDay,
  sort: parseAsStringLiteral(userSorts).withDefault('newest'),
};

export interface WantedUsers {
  q: string;
  plan: PlanName | null;
  standing: UserStanding | null;
  from: string;
  to: string;
  sort: UserSort;
}

/** Which users are looked for. The address says it; another choice begins at the first page. */
export function useWantedUsers() {
  const [wanted, setWanted] = useQueryStates({ ...parsers, ...pageParsers });
  return {
    wanted: wanted satisfies WantedUsers,
    want: (part: Partial<WantedUsers>) => void setWanted({ ...part, page: null, cursor: null }),
    reset: () =>
      void setWanted({ q: null, plan: null, standing: null, from: null, to: null, page: null, cursor: null }),
  };
}

/** The same without what is not asked. */
export function filtersOf({ q, plan, standing, from, to }: WantedUsers): UsersAsked {
  return {
    ...(q.trim() && { q: q.trim() }),
    ...(plan && { plan }),
    ...(standing && { standing }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  };
}
