import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { root } from '../../scripts/project.ts';
import type { Row } from '../row.ts';

const run = promisify(execFile);

/** The JavaScript a browser needs before it shows anything, beside React and ReactDOM alone built the same way. */
export async function measureBundle(): Promise<Row[]> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'cuewright-bundle-'));
  const build = ['build', 'apps/web', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  try {
    await run(
      process.execPath,
      [path.join(root, 'node_modules/vite/bin/vite.js'), ...build, '--mode', 'react-alone'],
      { cwd: root },
    );
    const bare = await firstLoad(folder, 'bench/react-alone.html');
    const ours = await firstLoad(path.join(root, 'apps/web/dist'), 'index.html');
    return [
      {
        what: 'first-load JavaScript, gzipped',
        value: kilobytes(ours),
        reference: `${(ours / bare).toFixed(2)} × React alone (${kilobytes(bare)})`,
      },
    ];
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

/** The scripts a page names itself, and those it asks for ahead of them. */
async function firstLoad(folder: string, page: string): Promise<number> {
  const html = await fs.readFile(path.join(folder, page), 'utf8');
  const named = [...html.matchAll(/<(?:script|link)[^>]*(?:src|href)="\/?([^"]+\.js)"/g)];
  const sizes = await Promise.all(
    named.map(async ([, file = '']) => gzipSync(await fs.readFile(path.join(folder, file))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
