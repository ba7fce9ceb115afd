/** The noun that goes with so many: a word, no words, two words. */
export function plural(count: number | bigint, one: string, many = `${one}s`): string {
  return count === 1 || count === 1n ? one : many;
}

/** So many of something, with their figure: "1 word", "2,000 words". */
export function counted(count: number, one: string, many?: string): string {
  return `${String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')} ${plural(count, one, many)}`;
}
