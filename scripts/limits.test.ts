import { expect, it } from 'vitest';
import * as contract from '../packages/contract/src/limits/index.ts';
import { readSource, sourceFiles } from './source-files.ts';

/** What runs: not what tests it, and not where the limits stand. */
const sources = ['apps', 'packages']
  .flatMap((folder) => sourceFiles(folder, /\.tsx?$/))
  .filter((file) => !/\.test\.|\/testing\/|contract\/src\/limits\//.test(file))
  .map(readSource);

/** By its name, taken out of its constant, or looked up there by a name that is not written. */
const isRead = (constant: string, member: string) => {
  const reads = new RegExp(
    `\\b${constant}(?:\\.${member}\\b|\\[)|\\{[^{}]*\\b${member}\\b[^{}]*\\} = ${constant}\\b`,
  );
  return sources.some((source) => source.includes(constant) && reads.test(source));
};

it('[LIM-3] every limit is read by what runs', () => {
  const unread = Object.entries(contract).flatMap(([constant, members]) =>
    Object.keys(members)
      .filter((member) => !isRead(constant, member))
      .map((member) => `${constant}.${member}`),
  );
  expect(unread).toEqual([]);
});
