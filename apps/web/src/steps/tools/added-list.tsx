import type { AddedRow } from './added-rows.ts';
import styles from './part-list.module.css';

interface AddedListProps {
  added: readonly AddedRow[];
  /** Who made it; empty where that is nothing to tell. */
  by: string;
}

/** What the text did not say and the prompt does. */
export function AddedList({ added, by }: AddedListProps) {
  return (
    <section className={styles.list} aria-labelledby="what-was-added">
      <h2 id="what-was-added">What was added</h2>
      {added.length === 0 ? (
        <p>Nothing. Your text says all that a shot needs.</p>
      ) : (
        <dl>
          {added.map(({ name, words }) => (
            <div key={`${name} ${words}`}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
      {by !== '' && <p>{by}</p>}
    </section>
  );
}
