import { promptLimits } from '@cuewright/contract';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { DayField } from './day-field.tsx';
import styles from './filters.module.css';

interface FiltersProps {
  /** What is searched: "Name, e-mail, phone or job". */
  searched: string;
  wanted: { q: string; from: string; to: string };
  onChange: (part: Partial<{ q: string; from: string; to: string }>) => void;
  /** Where the file is. */
  csv: string;
  children: ReactNode;
  /** What else the rows are cut down by, from elsewhere. */
  only?: ReactNode;
}

/** What a list is cut down by, and the same rows as a file. */
export function Filters({ searched, wanted, onChange, csv, children, only }: FiltersProps) {
  return (
    <search className={styles.filters}>
      <div className={styles.words}>
        <Field
          type="search"
          label="Search"
          placeholder={searched}
          max={promptLimits.search}
          value={wanted.q}
          onChange={(q) => onChange({ q })}
        />
      </div>
      {children}
      <DayField label="From" value={wanted.from} onChange={(from) => onChange({ from })} />
      <DayField label="To" value={wanted.to} onChange={(to) => onChange({ to })} />
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
