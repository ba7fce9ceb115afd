import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { serveWeb } from '../apps/server/testing/serve-web.ts';
import { root } from './project.ts';

const run = promisify(execFile);

/** Builds the gallery of components into a folder of its own and serves it until it is ended. */
export async function startGallery(): Promise<{ url: string; end: () => Promise<void> }> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'cuewright-gallery-'));
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const place = ['--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  await run(process.execPath, [vite, 'build', 'apps/web', '--mode', 'gallery', ...place], { cwd: root });
  const server = await serveWeb(folder);
  return {
    url: `${server.origin}/gallery.html`,
    end: async () => {
      await server.end();
      await fs.rm(folder, { recursive: true, force: true });
    },
  };
}
