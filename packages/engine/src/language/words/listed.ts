/** Words and phrases that are written in a row. */
export function listed(row: string): readonly string[] {
  return row.split(', ');
}
