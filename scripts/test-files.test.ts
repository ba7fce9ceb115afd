import path from 'node:path';
import { expect, it } from 'vitest';
import { projectsFor } from '../vitest.config.ts';
import { sourceFiles } from './source-files.ts';

const files = ['packages', 'apps', 'scripts', 'docs'].flatMap((folder) => sourceFiles(folder, /\.test\.ts$/));

/** Which projects run a file. */
function projectsOf(file: string, isOnServer: boolean): string[] {
  const isIn = (patterns: readonly string[] = []) =>
    patterns.some((pattern) => path.matchesGlob(file, pattern));
  return projectsFor({ isOnServer })
    .filter(({ test }) => isIn(test.include) && !isIn('exclude' in test ? test.exclude : []))
    .map(({ test }) => test.name);
}

it('runs every test file once, and on each database what is about both', () => {
  for (const file of files) {
    const expected = file.endsWith('.both.test.ts') ? ['server', 'embedded'] : [expect.any(String)];
    expect([file, projectsOf(file, true)]).toEqual([file, expected]);
  }
});

it.each([
  ['notes.test.ts', ['server'], ['server']],
  ['pool.embedded.test.ts', ['embedded'], ['server', 'embedded']],
  ['killed.both.test.ts', ['server', 'embedded'], ['server', 'embedded']],
  ['plans.postgres.test.ts', ['server'], []],
  ['words.counted.test.ts', ['counted'], ['counted']],
])('runs %s with a database server in %j, without one in %j', (name, onServer, without) => {
  const file = `apps/server/src/${name}`;
  expect([projectsOf(file, true), projectsOf(file, false)]).toEqual([onServer, without]);
});
