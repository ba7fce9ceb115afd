import { Check } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { partLetters } from '../../ui/part/part.ts';
import { partInk } from '../../ui/part/part-ink.ts';
import { Stamp } from '../../ui/stamp/stamp.tsx';
import type { Origin, Reading } from './reading-rows.ts';
import styles from './reading-table.module.css';

const origins: Readonly<Record<Origin, string>> = {
  yours: 'Yours',
  file: 'In the file',
  seen: 'Seen',
  measured: 'Measured',
  start: 'Starting point',
};

/** What was read, line by line, each with where it is from. */
export function ReadingTable({ caption, rows }: { caption: string; rows: readonly Reading[] }) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ name, value, origin, part }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may say two things under one name
          <tr key={`${at} ${name}`}>
            <th scope="row">
              {part && (
                <span className={classNames(styles.letter, partInk(part))} aria-hidden="true">
                  {partLetters[part]}
                </span>
              )}
              {name}
            </th>
            <td className={styles.value}>{value}</td>
            <td>
              <Stamp isWeak={origin === 'measured' || origin === 'start'}>
                {origin === 'file' && <Check aria-hidden="true" />}
                {origins[origin]}
              </Stamp>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
