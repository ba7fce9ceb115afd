import * as contract from '@cuewright/contract';
import { readSource, sourceFiles } from '../source-files.ts';
import { table } from './table.ts';

/** The comment above a constant: where it comes from, a colon, and what it is. */
const SOURCED = /\/\*\* ([^:*]+): ([^*]+?)\. \*\/\n {2}(\w+):/g;
const OBJECT = /export const (\w+) = \{([\s\S]*?)\n\} as const;/g;

/** Every constant with the section it comes from. One that does not say so fails here. */
export function limitsPage(): string {
  const sections = sourceFiles('packages/contract/src/limits', /(?<!index)\.ts$/)
    .sort()
    .flatMap((file) => [...readSource(file).matchAll(OBJECT)])
    .map(
      ([, name = '', body = '']) =>
        `## ${name}\n\n${table(['Constant', 'Value', 'Is', 'From'], rowsOf(name, body))}`,
    );
  return `# The limits

Written from \`packages/contract/src/limits\` by \`npm run reference\`. “Ours” are limits that the specification leaves open.

${sections.join('\n\n')}
`;
}

function rowsOf(name: string, body: string): string[][] {
  const told = new Map(
    [...body.matchAll(SOURCED)].map(([, from = '', is = '', key = '']) => [key, { from, is }]),
  );
  const values = (contract as unknown as Record<string, Record<string, unknown>>)[name];
  if (!values) throw new Error(`${name} is not exported by the contract.`);
  return Object.entries(values).map(([key, value]) => {
    const source = told.get(key);
    if (!source) throw new Error(`${name}.${key} does not say which section it comes from.`);
    return [`\`${key}\``, write(value), source.is.charAt(0).toUpperCase() + source.is.slice(1), source.from];
  });
}

function write(value: unknown): string {
  if (value instanceof RegExp) return `\`${value}\``;
  if (Array.isArray(value)) return value.map(write).join(', ');
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(
        ([key, inner]) =>
          `${key} ${typeof inner === 'object' && inner !== null ? `(${write(inner)})` : write(inner)}`,
      )
      .join(', ');
  }
  return value === null ? 'none' : String(value);
}
