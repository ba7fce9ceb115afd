import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../../scripts/project.ts';
import type { Limit, Row } from '../row.ts';

const engine = path.join(root, 'packages/engine');
const doors: Record<string, string> = JSON.parse(
  fs.readFileSync(path.join(engine, 'package.json'), 'utf8'),
).exports;

/** What counts together against the limit: what every page of a builder loads. These methods put together what was typed. */
const LIMITED = ['./catalogue', './methods'];
const LIMIT_KB = 40;
/** These read, or carry the written banks; each is loaded where it is asked for. */
const LAZY = ['./enhance', './methods/one-click', './methods/optimizer', './shots'];

/** What a page would load of each part of the engine, beside what React weighs. */
export async function measureEngineSize(): Promise<Row[]> {
  const react = await gzippedKilobytes(
    `export { createRoot } from 'react-dom/client'; export * from 'react';`,
  );
  const weigh = (names: readonly string[]) =>
    gzippedKilobytes(
      names.map((name, n) => `export * as d${n} from '${path.join(engine, doors[name] ?? '')}';`).join('\n'),
    );
  const row = (what: string, size: number, limit?: Limit): Row => ({
    what,
    value: `${size.toFixed(1)} KB`,
    reference: `React and ReactDOM ${react.toFixed(1)} KB`,
    ratio: size / react,
    ...(limit && { limit }),
  });
  const rows: Row[] = [];
  for (const name of Object.keys(doors))
    rows.push(row(`engine/${name.slice(2)}, gzipped`, await weigh([name])));
  const limited = LIMITED.filter((name) => name in doors);
  const together = limited.map((name) => name.slice(2)).join(' + ');
  rows.push(row(`${together}, gzipped`, await weigh(limited), `≤ ${LIMIT_KB} KB`));
  rows.push(
    row('catalogue + every method, one-click to optimizer, gzipped', await weigh([...limited, ...LAZY])),
  );
  return rows;
}

async function gzippedKilobytes(entry: string): Promise<number> {
  const id = path.join(root, 'apps/web/measured-entry.js');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: path.join(root, 'apps/web'),
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'measured-entry',
        resolveId: (asked) => (asked === id ? id : undefined),
        load: (asked) => (asked === id ? entry : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: id, preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in built)) throw new Error('Vite did not build one bundle.');
  const code = built.output.map((file) => (file.type === 'chunk' ? file.code : ''));
  return gzipSync(code.join('\n'), { level: 9 }).byteLength / 1024;
}
