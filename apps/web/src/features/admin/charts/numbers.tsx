import type { DayRow, Series } from './day-row.ts';
import { shortDay } from './day-words.ts';
import styles from './numbers.module.css';

interface NumbersProps<Key extends string> {
  label: string;
  series: readonly Series<Key>[];
  rows: readonly DayRow<Key>[];
}

/** What a chart is drawn from, in figures: the last day first, because it is the one that is asked for. */
export function Numbers<Key extends string>({ label, series, rows }: NumbersProps<Key>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <section className={styles.scroll} aria-label={`${label}, in figures`} tabIndex={0}>
      <table className={styles.numbers}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {series.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map((row) => (
            <tr key={row.day}>
              <th scope="row">{shortDay(row.day)}</th>
              {series.map(({ key }) => (
                <td key={key}>{row[key].toLocaleString()}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
