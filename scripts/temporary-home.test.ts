import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from './temporary-home.ts';

it('makes a folder for a check, and clears what one left that was killed', () => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'cuewright-home-'));
  onTestFinished(() => fs.rmSync(home, { recursive: true }));
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  for (const name of [
    `cuewright-check-${pid}-abc`,
    `cuewright-check-${process.ppid}-abc`,
    `somebody-${pid}-abc`,
  ])
    fs.mkdirSync(path.join(home, name));
  const folder = temporaryFolder(home);
  expect(fs.statSync(folder).mode & 0o777).toBe(0o711);
  expect(fs.readdirSync(home).sort()).toEqual(
    [path.basename(folder), `cuewright-check-${process.ppid}-abc`, `somebody-${pid}-abc`].sort(),
  );
});
