import type { ReactNode } from 'react';
import { Stripe } from '../stripe/stripe.tsx';
import styles from './slate.module.css';

export interface SlateFact {
  name: string;
  says: ReactNode;
  /** Can be left out where there is no room for it. */
  isSpare?: boolean;
}

interface SlateProps {
  /** The heading, with what changes it. */
  children: ReactNode;
  /** A line over the heading. */
  above?: ReactNode;
  facts: readonly SlateFact[];
  /** A field beside the facts. */
  end?: ReactNode;
}

/** The head of something that was shot: its name, and beside it what is to be known of it at a glance. */
export function Slate({ children, above, facts, end }: SlateProps) {
  return (
    <header className={styles.slate}>
      <Stripe />
      <div className={styles.row}>
        <div className={styles.name}>
          {above && <div className={styles.line}>{above}</div>}
          {children}
        </div>
        {(facts.length > 0 || end) && (
          <div className={styles.beside}>
            {facts.length > 0 && (
              <dl className={styles.facts}>
                {facts.map(({ name, says, isSpare }) => (
                  <div key={name} className={isSpare ? styles.spare : undefined}>
                    <dt>{name}</dt>
                    <dd>{says}</dd>
                  </div>
                ))}
              </dl>
            )}
            {end && <div className={styles.end}>{end}</div>}
          </div>
        )}
      </div>
    </header>
  );
}
