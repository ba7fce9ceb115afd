import fs from 'node:fs';
import path from 'node:path';
import { root } from './project.ts';

/** Every file below a folder of the project, relative to the project, dependencies and output left out. */
export function sourceFiles(folder: string, ending: RegExp): string[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file).replaceAll('\\', '/'))
    .filter((file) => ending.test(file) && !/(^|\/)(node_modules|dist[^/]*|\.git|\.cache|data)\//.test(file));
}

export function readSource(file: string): string {
  return fs.readFileSync(path.join(root, file), 'utf8');
}
