import type { Analytics } from '../admin-queries.ts';
import { shortDay } from '../charts/day-words.ts';
import { Panel } from '../charts/panel.tsx';
import { percent } from './percent.ts';
import styles from './retention.module.css';

/** Of those who signed up in a week, how many came back in each week after. */
export function Retention({ weeks }: { weeks: Analytics['retention'] }) {
  const columns = Math.max(0, ...weeks.map(({ active }) => active.length));
  return (
    <Panel title="Who came back" aside="active people, by the week they signed up">
      {columns === 0 ? (
        <p className={styles.empty}>Nobody signed up in these weeks.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
        <section className={styles.scroll} aria-label="Who came back, in figures" tabIndex={0}>
          <table className={styles.weeks}>
            <thead>
              <tr>
                <th scope="col">Week of</th>
                <th scope="col">Signed up</th>
                {Array.from({ length: columns }, (_, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place
                  <th key={n} scope="col">
                    {n === 0 ? 'That week' : `+${n}`}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map(({ week, sign_ups, active }) => (
                <tr key={week}>
                  <th scope="row">{shortDay(week)}</th>
                  <td>{sign_ups.toLocaleString()}</td>
                  {Array.from({ length: columns }, (_, n) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place
                    <Cell key={n} count={active[n]} of={sign_ups} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Panel>
  );
}

/** A week that has not been is empty. */
function Cell({ count, of }: { count: number | undefined; of: number }) {
  if (count === undefined) return <td />;
  return (
    <td className={styles.cell}>
      <svg aria-hidden="true">
        <rect width={of === 0 ? 0 : `${Math.min(100, (100 * count) / of)}%`} height="100%" />
      </svg>
      {percent(count, of)} <span>{count.toLocaleString()}</span>
    </td>
  );
}
