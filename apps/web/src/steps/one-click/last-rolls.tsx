import { classNames } from '../../ui/class-names.ts';
import styles from './last-rolls.module.css';
import { lastPlaces, type Shelf } from './shelf.ts';

interface LastRollsProps {
  shelf: Shelf;
  onShow: (at: number) => void;
  isRolling: boolean;
}

/** The last ten rolls, to come back to. */
export function LastRolls({ shelf, onShow, isRolling }: LastRollsProps) {
  return (
    <section className={styles.last} aria-labelledby="last-rolls">
      <header className={styles.head}>
        <h2 id="last-rolls">Last rolls</h2>
        <p>Kept in this tab</p>
      </header>
      <ol className={styles.rolls} reversed>
        {lastPlaces(shelf).map((at) => (
          <li key={at}>
            <button
              type="button"
              className={styles.roll}
              aria-current={at === shelf.at || undefined}
              disabled={isRolling}
              onClick={() => onShow(at)}
            >
              <span className={classNames(styles.text, isRolling && at === shelf.at && styles.veiled)}>
                {shelf.rolls[at]?.text}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
