const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** "1.2 MB": 1,024 of one are one of the next. */
export function bytesText(bytes: number): string {
  let [size, unit] = [bytes, 0];
  while (size >= 1_024 && unit < UNITS.length - 1) {
    size /= 1_024;
    unit += 1;
  }
  const digits = unit === 0 || size >= 100 ? 0 : 1;
  return `${size.toLocaleString(undefined, { maximumFractionDigits: digits })} ${bytes === 1 ? 'byte' : UNITS[unit]}`;
}
