import { classNames } from '../../../ui/class-names.ts';
import type { Series } from './day-row.ts';
import styles from './legend.module.css';

/** Which ink is what; a single line needs none. */
export function Legend({ series }: { series: readonly Series[] }) {
  if (series.length < 2) return null;
  return (
    <ul className={styles.legend}>
      {series.map(({ key, name, tone }) => (
        <li key={key}>
          <span className={classNames(styles.box, styles[tone])} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  );
}
