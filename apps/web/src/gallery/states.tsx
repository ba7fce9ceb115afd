import type { ReactNode } from 'react';
import styles from './gallery-page.module.css';
import { Show } from './show.tsx';

interface Given {
  disabled?: boolean;
  isBusy?: boolean;
}

interface StatesProps {
  rows: readonly { head: string; render: (given: Given) => ReactNode }[];
  withBusy?: boolean;
}

const byHand = { Hover: 'hover', Pressed: 'hover active', Focus: 'focus-visible' } as const;

/** A row a look, a column a state. */
export function States({ rows, withBusy = false }: StatesProps) {
  const heads = ['Rest', 'Hover', 'Pressed', 'Focus', 'Disabled', ...(withBusy ? ['Busy'] : [])];
  return (
    // biome-ignore lint/a11y: what scrolls must be reachable, and a landmark for each table would be noise
    <div className={styles.states} role="group" aria-label="States" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, render }) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              <td>{render({})}</td>
              {Object.entries(byHand).map(([name, state]) => (
                <td key={name}>
                  <Show state={state}>{render({})}</Show>
                </td>
              ))}
              <td>{render({ disabled: true })}</td>
              {withBusy && <td>{render({ isBusy: true })}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
