import { describe, expect, it } from 'vitest';
import { readSource, sourceFiles } from '../scripts/source-files.ts';

const page = readSource('docs/operations.md');
const source = sourceFiles('apps/server/src', /(?<!\.test)\.ts$/)
  .map(readSource)
  .join('\n');

describe('docs/operations.md', () => {
  it('[OPS-8] names every metric there is, and no other', () => {
    const told = [...page.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
    const made = [...source.matchAll(/(?:gauges?|counters?|lines)\(\s*'([a-z0-9_]+)'/g)].map(
      ([, name]) => name,
    );
    expect(made.length).toBeGreaterThan(10);
    expect(told.toSorted()).toEqual([...new Set(made)].toSorted());
  });

  it('[OPS-8] gives commands of three kinds only: of package.json, of the composition, and SQL that a test runs', () => {
    const blocks = [...page.matchAll(/```(\w+)\n([\s\S]*?)```/g)].map(([, kind = '', text = '']) => ({
      kind,
      text,
    }));
    expect(new Set(blocks.map(({ kind }) => kind))).toEqual(new Set(['sh', 'sql']));
    const lines = blocks.filter(({ kind }) => kind === 'sh').flatMap(({ text }) => text.trim().split('\n'));
    const isKnown = /^(npm run |export [A-Z_]+=|docker compose -f deploy\/compose\.yaml )/;
    expect(lines.filter((line) => !isKnown.test(line))).toEqual([]);
  });

  it('[OPS-8] names only addresses that the server answers', () => {
    const addresses = [...page.matchAll(/`(\/[a-z]+)`/g)].map(([, address = '']) => address);
    expect(addresses).toContain('/metrics');
    const folders = ['/data', '/tmp'];
    expect(addresses.filter((one) => !folders.includes(one) && !source.includes(`'${one}'`))).toEqual([]);
  });
});
