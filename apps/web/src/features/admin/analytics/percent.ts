/** "12%" of the whole, and of nothing nothing; nor of less than the part, which was counted otherwise. */
export function percent(part: number, whole: number): string {
  return whole === 0 || part > whole ? '–' : `${Math.round((100 * part) / whole)}%`;
}
