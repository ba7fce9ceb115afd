import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { root } from '../../scripts/project.ts';
import type { Row } from '../row.ts';

const run = promisify(execFile);
const dist = path.join(root, 'apps/web/dist');

/** The JavaScript a browser needs before it shows anything, beside React and ReactDOM alone built the same way; and each step's chunk. */
export async function measureBundle(): Promise<Row[]> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'cuewright-bundle-'));
  const build = ['build', 'apps/web', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  try {
    await run(
      process.execPath,
      [path.join(root, 'node_modules/vite/bin/vite.js'), ...build, '--mode', 'react-alone'],
      { cwd: root },
    );
    const bare = await weigh(folder, await firstScripts(folder, 'bench/react-alone.html'));
    const first = await firstScripts(dist, 'index.html');
    const ours = await weigh(dist, first);
    return [
      {
        what: 'first-load JavaScript, gzipped',
        value: kilobytes(ours),
        reference: `React and ReactDOM alone ${kilobytes(bare)}`,
        ratio: ours / bare,
        limit: '≤ 1.6 ×',
      },
      ...(await chunks(first)),
    ];
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

/** The scripts a page names itself, and those it asks for ahead of them. */
async function firstScripts(folder: string, page: string): Promise<string[]> {
  const html = await fs.readFile(path.join(folder, page), 'utf8');
  return [...html.matchAll(/<(?:script|link)[^>]*(?:src|href)="\/?([^"]+\.js)"/g)].map(
    ([, file = '']) => file,
  );
}

/** Each step's own chunk, and the heaviest of all others that come later. */
async function chunks(first: readonly string[]): Promise<Row[]> {
  const named = (await fs.readdir(path.join(dist, 'assets')))
    .filter((file) => /^[a-z].*-[\w-]{8}\.js$/.test(file) && !first.includes(`assets/${file}`))
    .map((file) => ({ file: `assets/${file}`, name: file.replace(/-[\w-]{8}\.js$/, '') }));
  const rows: Row[] = [];
  let heaviest = { name: '', size: 0 };
  for (const { file, name } of named) {
    const size = await weigh(dist, [file]);
    if (!/-(?:step|screen)$/.test(name)) {
      if (size > heaviest.size) heaviest = { name, size };
      continue;
    }
    const brought = (await withImports(file)).filter((one) => !first.includes(one));
    rows.push({
      what: `${name}, its chunk, gzipped`,
      value: kilobytes(size),
      reference: `with everything that it brings to the first load ${kilobytes(await weigh(dist, brought))}`,
      limit: '≤ 60 kB',
    });
  }
  const every = (await fs.readdir(path.join(dist, 'assets'))).filter(
    (file) => file.endsWith('.js') && !first.includes(`assets/${file}`),
  );
  const sizes = await Promise.all(every.map((file) => weigh(dist, [`assets/${file}`])));
  const others = `of ${named.length - rows.length} that are no step: ${heaviest.name}`;
  return [
    ...rows,
    {
      what: 'the heaviest other screen or part, gzipped',
      value: kilobytes(heaviest.size),
      reference: others,
      limit: '≤ 60 kB',
    },
    {
      what: 'the heaviest file of all, gzipped',
      value: kilobytes(Math.max(...sizes)),
      reference: 'a library of charts, which only the dashboard loads',
    },
  ];
}

async function withImports(file: string, found = new Set<string>()): Promise<string[]> {
  if (found.has(file)) return [];
  found.add(file);
  const text = await fs.readFile(path.join(dist, file), 'utf8');
  for (const [, next = ''] of text.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g))
    await withImports(`assets/${next}`, found);
  return [...found];
}

async function weigh(folder: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await fs.readFile(path.join(folder, file))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
