import { closeDirections } from '../text/isolate-text.ts';

/** Excel reads a file as UTF-8 only when it begins with this. */
const BYTE_ORDER_MARK = '\uFEFF';
/** A cell that begins like this is taken for a formula, which could reach out of the sheet that shows it. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

export type Cell = string | number;

/** One line of a CSV file, as RFC 4180 has it. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** A whole CSV file: a line of headings, then the rows. For a file that is written as it comes, see `csvStart`. */
export function csvFile(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return csvStart(headings) + rows.map(csvLine).join('');
}

/** What a CSV file begins with. */
export function csvStart(headings: readonly string[]): string {
  return BYTE_ORDER_MARK + csvLine(headings);
}

function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const closed = closeDirections(cell);
  const text = FORMULA.test(closed) ? `'${closed}` : closed;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
