/** The noun that goes with so many: a word, no words, two words. */
export function plural(count: number | bigint, one: string, many = `${one}s`): string {
  return count === 1 || count === 1n ? one : many;
}

/** So many of something, with their figure: "1 word", "2,000 words". */
export function counted(count: number, one: string, many?: string): string {
  return `${grouped(count)} ${plural(count, one, many)}`;
}

function grouped(count: number): string {
  const digits = String(count);
  const groups = [digits.slice(0, digits.length % 3 || 3)];
  for (let at = digits.length % 3 || 3; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3));
  return groups.join(',');
}
