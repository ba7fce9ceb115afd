import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root } from './steps.ts';
import { freePort } from './throwaway-postgres.ts';

function run(
  args: string[],
  env: Record<string, string> = {},
  cwd = root,
): { child: ChildProcess; ended: Promise<{ code: number | null; output: string }>; output: () => string } {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['scripts/run.mjs', ...args], {
    cwd,
    env: { PATH, HOME, ...env },
    // A group of its own, as a terminal gives it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
  const output = () => Buffer.concat(chunks).toString();
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output: output() }));
  });
  return { child, ended, output };
}

describe('npm start', () => {
  it('ends as the program ends, and says what the program says', async () => {
    const { code, output } = await run(['start'], { PORT: 'abc' }).ended;
    expect(code).toBe(1);
    expect(output).toContain('PORT=abc is not a whole number');
  });

  it.each([
    ['Ctrl-C, which the whole group gets', (pid: number) => process.kill(-pid, 'SIGINT')],
    ['a SIGTERM, which only the bootstrap gets', (pid: number) => process.kill(pid, 'SIGTERM')],
  ])(
    'leaves nothing running after %s',
    async (_, stop) => {
      const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'cuewright-run-'));
      onTestFinished(() => fs.rm(dataDir, { recursive: true, force: true }));
      const { child, ended, output } = run(['start'], { DATA_DIR: dataDir, PORT: String(await freePort()) });
      const group = child.pid ?? expect.fail('not started');
      await expect.poll(output, { timeout: 30_000 }).toContain('Cuewright is ready at');
      expect(runningIn(group).length).toBeGreaterThan(1);
      stop(group);
      expect((await ended).code).toBe(0);
      expect(runningIn(group)).toEqual([]);
    },
    60_000,
  );
});

describe('a step that fails', () => {
  /** The bootstrap in a project of its own, with nothing but these files beside it. */
  async function projectWith(files: Record<string, string>): Promise<string> {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'cuewright-run-'));
    onTestFinished(() => fs.rm(folder, { recursive: true, force: true }));
    const bootstrap = await fs.readFile(path.join(root, 'scripts/run.mjs'), 'utf8');
    for (const [file, text] of Object.entries({ 'scripts/run.mjs': bootstrap, ...files })) {
      await fs.mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await fs.writeFile(path.join(folder, file), text);
    }
    return folder;
  }

  it('says that it was the install, and the cure', async () => {
    const cwd = await projectWith({ 'package.json': '{', 'package-lock.json': '{}' });
    const { code, output } = await run(['check'], {}, cwd).ended;
    expect(code).toBe(1);
    expect(output.trim().split('\n').at(-1)).toMatch(/^Installing failed\. Check the connection/);
  });

  it('says that it was the build, and the cure', async () => {
    const lock = '{}';
    const installed = createHash('sha256')
      .update('package-lock.json')
      .update('\0')
      .update(lock)
      .update('\0')
      .digest('hex');
    const cwd = await projectWith({
      'package-lock.json': lock,
      'node_modules/.installed': installed,
      'node_modules/vite/bin/vite.js': 'process.exit(3)',
      'apps/web/index.html': '',
      'packages/contract/package.json': '{}',
      'packages/engine/package.json': '{}',
    });
    const { code, output } = await run(['start'], {}, cwd).ended;
    expect(code).toBe(1);
    expect(output.trim().split('\n').at(-1)).toMatch(/^Building the web app failed\. Read the message above/);
  });
});

it('names the commands there are when asked for another', async () => {
  expect(await run(['stat']).ended).toEqual({
    code: 1,
    output: expect.stringMatching(/no command "stat".*start, dev, test/),
  });
});

function runningIn(group: number): string[] {
  const lines = execFileSync('ps', ['-eo', 'pgid=,stat=,args='], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.trim().startsWith(`${group} `) && !/^\s*\d+\s+Z/.test(line));
}
