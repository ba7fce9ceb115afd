import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '../../../..');
const engine = path.join(root, 'packages/engine');
const { exports: rooms } = JSON.parse(fs.readFileSync(path.join(engine, 'package.json'), 'utf8')) as {
  exports: Record<string, string>;
};
const PREFIX = '@cuewright/engine/';
const WATCHED = '\0watched:';

/** The code that answers: what it imports of the engine is watched, whichever room it is and however it is imported. */
export const answering = ['apps/server/src', 'packages/contract/src'].map((folder) =>
  path.join(root, folder),
);

/**
 * Puts a watched room in the place of each that these folders import of the engine. Threads are Node's own and import what
 * they like.
 */
export function watchEngine(folders: readonly string[]): Plugin {
  const isWatched = (importer: string) =>
    folders.some((folder) => importer.startsWith(`${folder}${path.sep}`)) && !/\.test\.ts$/.test(importer);
  return {
    name: 'watch-engine',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.startsWith(PREFIX) && importer && isWatched(importer) ? WATCHED + source : undefined,
    load: async (id) => {
      if (!id.startsWith(WATCHED)) return undefined;
      const source = id.slice(WATCHED.length);
      const file = path.join(engine, rooms[`./${source.slice(PREFIX.length)}`] ?? '');
      const names = Object.keys(await import(pathToFileURL(file).href));
      return [
        `import * as room from ${JSON.stringify(file)};`,
        `import { watched } from ${JSON.stringify(path.join(import.meta.dirname, 'engine-calls.ts'))};`,
        `export const { ${names.join(', ')} } = watched(${JSON.stringify(source)}, room);`,
      ].join('\n');
    },
  };
}
