import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../../scripts/project.ts';
import { freshFolder } from '../fresh-database.ts';

interface Report {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      failureMessages: string[];
    }[];
  }[];
}

/** Vitest over tests that leak, as it runs with the guards: a process for each file, or one for all of them. */
async function runLeaks(isolated: boolean): Promise<{ code: number | null; files: Report['testResults'] }> {
  const folder = await freshFolder();
  const report = path.join(folder, 'report.json');
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const config = path.join(import.meta.dirname, 'leaks/vitest.config.ts');
  const args = [
    'run',
    '--config',
    config,
    '--reporter=json',
    `--outputFile=${report}`,
    `--isolate=${isolated}`,
    '--maxWorkers=1',
  ];
  const child = spawn(process.execPath, [vitest, ...args], { cwd: path.dirname(config), stdio: 'ignore' });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const { testResults }: Report = JSON.parse(await fs.readFile(report, 'utf8'));
  await fs.rm(folder, { recursive: true });
  return { code, files: testResults };
}

const runs = await Promise.all([runLeaks(true), runLeaks(false)]);

describe.each([
  ['in a process of its own', runs[0]],
  ['in the process of other files', runs[1]],
])('[TEST-1] a test that leaks fails %s', (_, { code, files }) => {
  const fileOf = (name: string) => files.find((file) => file.name.endsWith(name)) ?? expect.fail(name);
  const each = fileOf('each.leak.ts').assertionResults;
  const messageOf = (title: string) => each.find((test) => test.title === title)?.failureMessages.join('\n');

  it.each([
    ['console', 'console.warn: a leak'],
    ['stdout', 'process.stdout: a leak'],
    ['stderr', 'process.stderr: a leak'],
    ['logger', '"msg":"a leak"'],
    ['warning', 'warning: Warning: a leak'],
    ['rejection', 'unhandled rejection: Error: a leak'],
    ['cleaning up', 'process.stdout: a leak'],
    ['other output than the allowed', 'process.stdout: a leak'],
  ])('by its output: %s, told as %j with the way to allow it', (title, told) => {
    expect(messageOf(title)).toContain('Unexpected output, which allowConsole(/…/) would let pass:');
    expect(messageOf(title)).toContain(told);
    expect(messageOf(title)).toContain('apps/server/testing/guards/allow.ts');
  });

  it.each([
    ['fetch', '192.0.2.1:80'],
    ['fetch by name', 'cuewright.example:443'],
    ['request', '192.0.2.1:81'],
    ['connect', '192.0.2.1:82'],
    ['other network than the allowed', '192.0.2.1:83'],
    ['datagram', '192.0.2.1:85'],
    ['lookup', 'cuewright.example'],
    ['resolve', 'cuewright.example'],
  ])('by its network: %s, told as %j with the way to allow it', (title, told) => {
    expect(messageOf(title)).toContain(
      'Unexpected network beyond this machine, which allowNetwork(/…/) would',
    );
    expect(messageOf(title)).toContain(told);
  });

  it.each([
    ['engine', '@cuewright/engine/shot-of: readShot, with 600 characters'],
    ['engine, loaded when it is needed', '@cuewright/engine/shot-of: readShot, with 600 characters'],
  ])('[GUARD-1] by what it has the %s do on the thread that answers', (title, told) => {
    expect(messageOf(title)).toContain('The engine was called on the thread that answers');
    expect(messageOf(title)).toContain(told);
  });

  it('and only such a one, each by itself', () => {
    const failed = each.filter(({ status }) => status === 'failed');
    expect(failed.map(({ ancestorTitles }) => ancestorTitles.at(-1))).toEqual(Array(18).fill('fails'));
    expect(each.filter(({ status }) => status === 'passed').map(({ title }) => title)).toEqual([
      'allowed output',
      'allowed network',
      'few words for the engine, and any number where that is proven to take no longer than they are',
      'this machine',
      'files',
    ]);
  });

  it('also when it leaks outside of its tests, which the whole file may be allowed', () => {
    expect(fileOf('outside.leak.ts')).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('a leak after the tests'),
    });
    expect(fileOf('whole-file.leak.ts').status).toBe('passed');
    expect(code).toBe(1);
  });
});
