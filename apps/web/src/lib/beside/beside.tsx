import type { ReactNode } from 'react';
import styles from './beside.module.css';

interface BesideProps {
  label?: string;
  rows: readonly { name: string; value: string; actions?: ReactNode }[];
}

/** What goes along with a prompt and is no part of its text, each with what can be done with it. */
export function Beside({ label, rows }: BesideProps) {
  if (rows.length === 0) return null;
  return (
    <dl className={styles.beside} aria-label={label}>
      {rows.map(({ name, value, actions }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {actions && <span>{actions}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
