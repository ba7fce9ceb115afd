/** "12%" of the whole, and of nothing nothing. */
export function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`;
}
