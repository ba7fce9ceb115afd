import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';
import { root } from './project.ts';

interface Launched {
  child: ChildProcess;
  output: () => string;
  ended: Promise<{ code: number | null; output: string }>;
}

/** A program in a process group of its own, as a terminal gives it. */
function launch(program: string, args: string[], env: Record<string, string>, cwd: string): Launched {
  // Whether npm is in between is for the test to say.
  const { npm_lifecycle_event: _, ...outer } = process.env;
  const child = spawn(program, args, {
    cwd,
    env: { ...outer, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => killGroup(child.pid));
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
  const output = () => Buffer.concat(chunks).toString();
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output: output() }));
  });
  return { child, ended, output };
}

function run(args: string[], env: Record<string, string> = {}, cwd = root): Launched {
  return launch(process.execPath, ['scripts/run.mjs', ...args], env, cwd);
}

describe('npm start', () => {
  it('ends as the program ends, and says what the program says', async () => {
    const { code, output } = await run(['start'], { PORT: 'abc' }).ended;
    expect(code).toBe(1);
    expect(output).toContain('PORT=abc is not a whole number');
  });

  const viaNpm = (env: Record<string, string>) => launch('npm', ['start'], env, root);
  const direct = (env: Record<string, string>) => run(['start'], env);
  it.each([
    {
      how: 'Ctrl-C, which the whole group gets',
      start: viaNpm,
      stop: (pid: number) => process.kill(-pid, 'SIGINT'),
    },
    {
      how: 'a SIGTERM, which only npm gets',
      start: viaNpm,
      stop: (pid: number) => process.kill(pid, 'SIGTERM'),
    },
    {
      how: 'a SIGTERM, which only the bootstrap gets',
      start: direct,
      stop: (pid: number) => process.kill(pid, 'SIGTERM'),
    },
    { how: 'a SIGKILL of the bootstrap', start: direct, stop: (pid: number) => process.kill(pid, 'SIGKILL') },
  ])(
    'leaves nothing running after $how',
    async ({ start, stop }) => {
      const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'cuewright-run-'));
      onTestFinished(() => fs.rm(dataDir, { recursive: true, force: true }));
      const { child, output } = start({ DATA_DIR: dataDir, PORT: String(await freePort()) });
      const group = child.pid ?? expect.fail('not started');
      await expect.poll(output, { timeout: 30_000 }).toContain('Cuewright is ready at');
      expect(runningIn(group).length).toBeGreaterThan(1);
      stop(group);
      await expect.poll(() => runningIn(group), { timeout: 10_000 }).toEqual([]);
    },
    60_000,
  );

  it('ends with code 0 after an orderly stop', async () => {
    const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'cuewright-run-'));
    onTestFinished(() => fs.rm(dataDir, { recursive: true, force: true }));
    const { child, output, ended } = direct({ DATA_DIR: dataDir, PORT: String(await freePort()) });
    await expect.poll(output, { timeout: 30_000 }).toContain('Cuewright is ready at');
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  }, 60_000);
});

it('npm run dev shows the page with the server behind it, and leaves nothing running', async () => {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'cuewright-run-'));
  onTestFinished(() => fs.rm(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const { child, output, ended } = run(['dev'], { DATA_DIR: dataDir, PORT: String(port) });
  await expect.poll(output, { timeout: 30_000 }).toContain('ready in');
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toContain('/src/app/main.tsx');
  // Whatever is saved meanwhile restarts the server, as it should: then it answers a moment later.
  const asked = async () => (await fetch(`http://localhost:${port}/api/notes`)).status;
  await expect.poll(asked, { timeout: 20_000 }).toBe(401);
  child.kill('SIGTERM');
  await ended;
  expect(runningIn(child.pid ?? 0)).toEqual([]);
}, 60_000);

it.each([
  { command: 'start', signal: 'SIGKILL' },
  { command: 'start', signal: 'SIGTERM' },
  { command: 'dev', signal: 'SIGTERM' },
] as const)(
  '$command leaves nothing running after a $signal before it answers',
  async ({ command, signal }) => {
    const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'cuewright-run-'));
    onTestFinished(() => fs.rm(dataDir, { recursive: true, force: true }));
    const { child, output } = run([command], { DATA_DIR: dataDir, PORT: String(await freePort()) });
    const group = child.pid ?? expect.fail('not started');
    await expect.poll(() => runningIn(group).length, { interval: 5 }).toBeGreaterThan(1);
    expect(output()).not.toContain('ready');
    process.kill(group, signal);
    await expect.poll(() => runningIn(group), { timeout: 45_000 }).toEqual([]);
  },
  60_000,
);

describe('a step that fails', () => {
  /** The bootstrap in a project of its own, with nothing but these files beside it. */
  async function projectWith(files: Record<string, string>): Promise<string> {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'cuewright-run-'));
    onTestFinished(() => fs.rm(folder, { recursive: true, force: true }));
    const own = await Promise.all(
      ['scripts/run.mjs', 'scripts/server-flags.mjs'].map(
        async (file) => [file, await fs.readFile(path.join(root, file), 'utf8')] as const,
      ),
    );
    for (const [file, text] of Object.entries({ ...Object.fromEntries(own), ...files })) {
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

  it('says that it was the build, which is for production whatever the shell says, and the cure', async () => {
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
      'node_modules/vite/bin/vite.js': "console.log('for', process.env.NODE_ENV); process.exit(3)",
      'apps/web/index.html': '',
      'packages/contract/package.json': '{}',
      'packages/engine/package.json': '{}',
    });
    const { code, output } = await run(['start'], { NODE_ENV: 'development' }, cwd).ended;
    expect(code).toBe(1);
    expect(output).toContain('for production');
    expect(output.trim().split('\n').at(-1)).toMatch(/^Building the web app failed\. Read the message above/);
  });
});

it('names the commands there are when asked for another', async () => {
  expect(await run(['stat']).ended).toEqual({
    code: 1,
    output: expect.stringMatching(/no command "stat".*start, dev, test/),
  });
});

function killGroup(group: number | undefined): void {
  if (group && runningIn(group).length > 0) process.kill(-group, 'SIGKILL');
}

function runningIn(group: number): string[] {
  const lines = execFileSync('ps', ['-eo', 'pgid=,stat=,args='], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.trim().startsWith(`${group} `) && !/^\s*\d+\s+Z/.test(line));
}
