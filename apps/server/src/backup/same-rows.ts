import { createHash } from 'node:crypto';
import type { Queryable } from '../database/tables.ts';
import { dumpTables } from './dump-tables.ts';

/** How many rows each table has, and what they are in one figure, in whatever order they lie. */
export type RowSums = Readonly<Record<string, { rows: number; sum: string }>>;

const SUM_BITS = 128n;

/** Of one moment: give it a transaction that sees one. */
export async function sumRows(trx: Queryable): Promise<RowSums> {
  const sums: Record<string, { rows: number; sum: bigint }> = {};
  for await (const { table, lines } of dumpTables(trx)) {
    const known = sums[table.name] ?? { rows: 0, sum: 0n };
    for (const line of lines) known.sum = BigInt.asUintN(Number(SUM_BITS), known.sum + digest(line));
    known.rows += lines.length;
    sums[table.name] = known;
  }
  return Object.fromEntries(
    Object.entries(sums).map(([name, { rows, sum }]) => [name, { rows, sum: sum.toString(16) }]),
  );
}

/** The tables whose rows are not the same in both. */
export function differingTables(one: RowSums, other: RowSums): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => one[name]?.rows !== other[name]?.rows || one[name]?.sum !== other[name]?.sum,
  );
}

function digest(line: string): bigint {
  // Two databases may put the fields of a row in the order in which its columns came to be.
  const fields = JSON.parse(line) as Record<string, unknown>;
  const sorted = JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
  return BigInt(`0x${createHash('sha256').update(sorted).digest('hex').slice(0, 32)}`);
}
