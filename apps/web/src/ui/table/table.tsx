import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './table.module.css';

export interface Column<Row> {
  id: string;
  name: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand right, in the counting face. */
  isNumber?: boolean;
  isSortable?: boolean;
}

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

interface TableProps<Row> {
  /** What the table shows: its name. */
  caption: string;
  /** The heading above says the same already. */
  isCaptionHidden?: boolean;
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  /** Stands in the place of rows: an empty state, lines that wait. */
  instead?: ReactNode;
}

/** Written out, because a table that is laid out as cards loses its roles in some browsers. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
};

/** Rows and columns; on a narrow screen each row becomes a card that names its columns. */
export function Table<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  instead,
}: TableProps<Row>) {
  const [naming, ...others] = columns;
  return (
    <table {...roles.table} className={styles.table}>
      <caption className={styles.caption}>
        {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </caption>
      <thead {...roles.rowgroup}>
        <tr {...roles.row}>
          {columns.map((column) => (
            <HeadCell
              key={column.id}
              {...column}
              direction={sort?.column === column.id ? sort.direction : undefined}
              {...(column.isSortable && onSort && { onSort })}
            />
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowgroup}>
        {instead ? (
          <tr {...roles.row}>
            <td {...roles.cell} colSpan={columns.length} className={styles.instead}>
              {instead}
            </td>
          </tr>
        ) : (
          rows.map((row) => (
            <tr {...roles.row} key={rowKey(row)}>
              {naming && (
                <th {...roles.rowheader} scope="row">
                  {naming.cell(row)}
                </th>
              )}
              {others.map(({ id, name, cell, isNumber }) => (
                <td
                  {...roles.cell}
                  key={id}
                  data-name={name}
                  className={isNumber ? styles.number : undefined}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))
        )}
      </tbody>
    </table>
  );
}

interface HeadCellProps {
  id: string;
  name: string;
  isNumber?: boolean;
  direction: Sort['direction'] | undefined;
  onSort?: (sort: Sort) => void;
}

function HeadCell({ id, name, isNumber, direction, onSort }: HeadCellProps) {
  const Sign = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      {...roles.columnheader}
      scope="col"
      className={classNames(isNumber && styles.number)}
      {...(onSort && { 'aria-sort': direction ?? ('none' as const) })}
    >
      {onSort ? (
        <button
          type="button"
          className={classNames(styles.sort, direction && styles.sorted)}
          onClick={() =>
            onSort({ column: id, direction: direction === 'ascending' ? 'descending' : 'ascending' })
          }
        >
          {name} <Sign aria-hidden="true" />
        </button>
      ) : (
        name
      )}
    </th>
  );
}
