/** One measured figure, and what it is held against. */
export interface Row {
  what: string;
  value: string;
  /** What the same run gave bare, and whatever explains the figure. */
  reference: string;
  /** The figure over that of the reference. */
  ratio?: number;
  /** In the unit of the figure; in × it is of the ratio. */
  limit?: Limit;
}

type Unit = '' | ' ms' | ' s' | ' MB' | ' KB' | ' kB' | ' %' | ' ×' | '/s';
export type Limit = `${'≤' | '≥'} ${number}${Unit}`;

/** Whether a row is within its limit; nothing where it has none. */
export function isKept({ what, value, ratio, limit }: Row): boolean | undefined {
  if (!limit) return undefined;
  const [sign, ...rest] = limit.split(' ');
  const wanted = amount(rest.join(' '));
  const measured = wanted.unit === '×' ? { figure: ratio ?? Number.NaN, unit: '×' } : amount(value);
  if (measured.unit !== wanted.unit) throw new Error(`${what}: ${value} cannot be held against ${limit}.`);
  return sign === '≤' ? measured.figure <= wanted.figure : measured.figure >= wanted.figure;
}

function amount(text: string): { figure: number; unit: string } {
  const [, figure = '', unit = ''] = /^([\d.,-]+)\s*(.*)$/.exec(text) ?? [];
  return { figure: Number(figure.replaceAll(',', '')), unit };
}

export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
