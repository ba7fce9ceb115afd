import { promptLimits } from '@cuewright/contract';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import type { Choice } from '../../../ui/popup/choice.ts';
import { Select } from '../../../ui/select/select.tsx';
import { DayField } from './day-field.tsx';
import styles from './filters.module.css';
import type { ListSearch } from './list-search.ts';

interface FiltersProps<Sort extends string> {
  /** What is searched: "Name, email, phone or job". */
  searched: string;
  search: ListSearch<Sort>;
  sorts: readonly Choice<Sort>[];
  /** Where the file is. */
  csv: string;
  children: ReactNode;
  /** What else the rows are cut down by, from elsewhere. */
  only?: ReactNode;
}

/** What a list is cut down by, and the same rows as a file. */
export function Filters<Sort extends string>(props: FiltersProps<Sort>) {
  const { searched, sorts, csv, children, only } = props;
  const { wanted, want, sort, sortBy } = props.search;
  return (
    <search className={styles.filters}>
      <div className={styles.words}>
        <Field
          type="search"
          label="Search"
          placeholder={searched}
          max={promptLimits.search}
          value={wanted.q}
          onChange={(q) => want({ q })}
        />
      </div>
      {children}
      <Select label="Sort" choices={sorts} value={sort} onChange={sortBy} />
      <DayField label="From" value={wanted.from} onChange={(from) => want({ from })} />
      <DayField label="To" value={wanted.to} onChange={(to) => want({ to })} />
      <div className={styles.foot}>
        {only}
        <ButtonLink href={csv} download>
          <Download />
          Export CSV
        </ButtonLink>
      </div>
    </search>
  );
}
