import styles from './bar-list.module.css';
import { Panel } from './panel.tsx';

interface BarListProps {
  title: string;
  /** What is counted. */
  unit: string;
  /** What the first column names. */
  what: string;
  rows: readonly { id: string; name: string; count: number; note?: string }[];
  empty: string;
  span?: 4 | 6 | 8 | 12;
}

/** Counts under names, each with its bar. The table is the chart. */
export function BarList({ title, unit, what, rows, empty, span }: BarListProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <Panel title={title} aside={unit} {...(span && { span })}>
      {rows.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <table className={styles.bars} aria-label={title}>
          <thead className={styles.head}>
            <tr>
              <th scope="col">{what}</th>
              <td />
              <th scope="col">{unit}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, count, note }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td className={styles.track}>
                  <svg aria-hidden="true">
                    <rect width={`${(100 * count) / most}%`} height="100%" />
                  </svg>
                </td>
                <td className={styles.count}>
                  {count.toLocaleString()}
                  {note && <span> {note}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
