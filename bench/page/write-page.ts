import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/project.ts';
import { isKept, type Row } from '../row.ts';

const PAGE = path.join(root, 'docs/benchmarks.md');

const HEAD = `# Measured

Written by \`npm run bench\`, each figure beside what the same run gave bare. \`npm run bench\` and a name makes that part anew and
keeps the others. A limit in × is of the ratio. Nothing here is asserted by the tests: figures depend on the machine, which
stands above each table.
`;

/** Puts this part in the place of the one of its name, and keeps the others, in the order of \`names\`. */
export function writeSection(names: readonly string[], name: string, machine: string, rows: readonly Row[]) {
  const sections = readSections();
  sections.set(name, writeTable(name, machine, rows));
  const ordered = names.map((one) => sections.get(one)).filter((section) => section !== undefined);
  fs.writeFileSync(PAGE, [HEAD, summaryOf(ordered), ...ordered].join('\n'));
}

/** What is not within its limit, or that nothing is not. */
function summaryOf(sections: readonly string[]): string {
  const short = sections.flatMap((section) =>
    section.split('\n').filter((line) => /\| \*\*no\*\* +\|$/.test(line)),
  );
  if (short.length === 0) return 'Everything that has a limit is within it.\n';
  const lines = short.map((line) => {
    const [what, figure, , ratio, limit] = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim());
    return `- ${what}: ${limit?.endsWith('×') ? ratio : figure}, limit ${limit}`;
  });
  return `Beyond its limit:\n\n${lines.join('\n')}\n`;
}

function readSections(): Map<string, string> {
  if (!fs.existsSync(PAGE)) return new Map();
  const [, ...sections] = fs.readFileSync(PAGE, 'utf8').split(/^## /m);
  return new Map(sections.map((section) => [section.split('\n')[0] ?? '', `## ${section.trimEnd()}\n`]));
}

function writeTable(name: string, machine: string, rows: readonly Row[]): string {
  const cells = [
    ['What', 'Figure', 'Beside', 'Ratio', 'Limit', 'Kept'],
    ...rows.map((row) => [
      row.what,
      row.value,
      row.reference,
      row.ratio === undefined ? '' : writeRatio(row.ratio),
      row.limit ?? '',
      { true: 'yes', false: '**no**', undefined: '' }[String(isKept(row)) as 'true' | 'false' | 'undefined'],
    ]),
  ].map((line) => line.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = cells[0]?.map((_, n) => Math.max(3, ...cells.map((line) => line[n]?.length ?? 0))) ?? [];
  const [head = '', ...body] = cells.map(
    (line) => `| ${line.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const day = new Date().toISOString().slice(0, 10);
  return `## ${name}\n\n\`npm run bench ${name}\` on ${day}: ${machine}.\n\n${[head, rule, ...body].join('\n')}\n`;
}

export function writeRatio(ratio: number): string {
  return `${ratio.toLocaleString('en', { maximumSignificantDigits: 3 })} ×`;
}
