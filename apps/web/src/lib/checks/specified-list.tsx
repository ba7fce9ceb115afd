import type { Specified } from '@cuewright/engine/checks';
import { plural } from '@cuewright/engine/plural';
import { useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { Part } from '../../ui/part/part.ts';
import { partInk } from '../../ui/part/part-ink.ts';
import styles from './specified-list.module.css';

interface SpecifiedListProps {
  specified: readonly Specified[];
  /** Who decides what nobody says: "Veo 3.1", "the generator". */
  decider: string;
  /** The way to where it is said; nothing where there is none. */
  wayTo?: ((part: Part) => (() => void) | undefined) | undefined;
}

/** What the words settle, what they leave open and to whom, and what they settle twice. */
export function SpecifiedList({ specified, decider, wayTo }: SpecifiedListProps) {
  const id = useId();
  const contradicted = specified.filter(({ against }) => against.length > 0).length;
  const said = specified.filter((one) => one.said !== '').length;
  const open = specified.length - said;
  const counts = [
    `${said} said`,
    open > 0 && `${open} left to ${decider}`,
    contradicted > 0 && `${contradicted} ${plural(contradicted, 'contradiction')}`,
  ].filter((words) => words !== false);
  return (
    <section className={styles.list} aria-labelledby={id}>
      <header className={styles.head}>
        <h3 id={id}>Said and left open</h3>
        <p>{counts.join(', ')}</p>
      </header>
      <dl className={styles.rows}>
        {specified.map(({ what, part, said, decides, against }) => {
          const go = wayTo?.(part);
          const name = `${what.charAt(0).toUpperCase()}${what.slice(1)}`;
          return (
            <div key={what} className={styles.row}>
              <dt className={classNames(styles.name, partInk(part), said === '' && styles.open)}>
                {go ? (
                  <button type="button" onClick={go}>
                    {name}
                  </button>
                ) : (
                  name
                )}
              </dt>
              <dd>
                <span className={said === '' ? styles.decides : styles.said}>
                  {said === '' ? `Left open: ${decides}.` : said}
                </span>
                {against.map(({ says, because }) => (
                  <p key={says} className={styles.against}>
                    <b>{says}</b> {because}
                  </p>
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
