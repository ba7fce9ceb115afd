import { listLimits } from '@cuewright/contract';
import { parseAsString, parseAsStringLiteral, useQueryState, useQueryStates } from 'nuqs';
import { useSettled } from '../../../lib/use-settled.ts';
import { isDay, parseAsDay } from './day-in-address.ts';
import { parseAsPage } from './list-page.ts';

const SETTLED_MS = 250;

const parsers = {
  q: parseAsString.withDefault(''),
  from: parseAsDay,
  to: parseAsDay,
  page: parseAsPage,
  cursor: parseAsString,
};
const nothing = { q: null, from: null, to: null };
const firstPage = { page: null, cursor: null };

interface Wanted {
  q: string;
  from: string;
  to: string;
}

/** What every list is searched by, and how that is changed. */
export interface ListSearch<Sort extends string> {
  wanted: Wanted;
  want: (part: Partial<Wanted>) => void;
  sort: Sort;
  sortBy: (sort: Sort) => void;
}

type Choices = Record<string, string | null>;

interface OwnSearch<Chosen extends Choices, Sort extends string> {
  /** What else this list is cut down by, and how another choice gets into the address. */
  chosen: Chosen;
  choose: (part: Partial<Chosen> | null) => unknown;
  /** The first one unless the address says another. */
  sorts: readonly [Sort, ...Sort[]];
}

/** What a list is searched for. The address says it; whatever changes, the list begins at its first page. */
export function useListSearch<Chosen extends Choices, Sort extends string>(own: OwnSearch<Chosen, Sort>) {
  const { chosen, sorts } = own;
  const [{ q, from, to, page, cursor }, setWanted] = useQueryStates(parsers);
  const [sort, setSort] = useQueryState('sort', parseAsStringLiteral(sorts).withDefault(sorts[0]));
  const goToFirst = () => void setWanted(firstPage);
  /** Without what is not asked. */
  const filtersFor = (words: string) => ({
    ...(words && { q: words }),
    ...madeOf(chosen),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  });
  const settled = filtersFor(useSettled(q, SETTLED_MS).trim());
  return {
    wanted: { q, from, to },
    want: (part: Partial<Wanted>) => void setWanted({ ...part, ...firstPage }),
    sort,
    sortBy: (next: Sort) => {
      void setSort(next);
      goToFirst();
    },
    choose: (part: Partial<Chosen>) => {
      own.choose(part);
      goToFirst();
    },
    reset: () => {
      own.choose(null);
      void setWanted({ ...nothing, ...firstPage });
    },
    /** As typed. */
    filters: filtersFor(q.trim()),
    isFiltered: Object.keys(settled).length > 0,
    /** What the server is asked, once nobody types any more. */
    asked: {
      ...settled,
      sort,
      ...(cursor ? { cursor } : { page: page ?? 1 }),
      limit: listLimits.adminRows,
    },
  };
}

type Made<Chosen> = { [Name in keyof Chosen]?: NonNullable<Chosen[Name]> };

function madeOf<Chosen extends Choices>(chosen: Chosen): Made<Chosen> {
  return Object.fromEntries(Object.entries(chosen).filter(([, choice]) => choice)) as Made<Chosen>;
}
