import type { Untold } from '@cuewright/engine/content/untold';
import { Ban } from 'lucide-react';
import { cutText } from '../../../lib/cut-text.ts';
import styles from './tune.module.css';

interface UntoldListProps {
  name: string;
  untold: readonly Untold[];
  level?: 3 | 4;
}

const LONGEST = 120;

/** What a generator cannot be told: the thing, why, and the person's own words for it. */
export function UntoldList({ name, untold, level = 4 }: UntoldListProps) {
  const Heading = `h${level}` as const;
  if (untold.length === 0) return <p className={styles.all}>{name} is told all of it.</p>;
  return (
    <section className={styles.untold} aria-label={`What ${name} cannot be told`}>
      <Heading>What {name} cannot be told</Heading>
      <ul>
        {untold.map(({ thing, why, values, reason }) => (
          <li key={`${thing} ${reason}`}>
            <Ban aria-hidden="true" />
            <p>
              <b>{thing}.</b> {why} {reason !== 'no-text-input' && <q>{shortened(values.join(', '))}</q>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function shortened(text: string): string {
  return text.length > LONGEST ? `${cutText(text, LONGEST, { atWord: true })} …` : text;
}
