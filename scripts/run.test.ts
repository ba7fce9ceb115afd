import { describe, expect, it, onTestFinished } from 'vitest';
import { freshEmbedded } from '../apps/server/testing/fresh-database.ts';
import { unoptimised } from '../apps/server/testing/unoptimised.ts';
import { freePort } from './free-port.ts';
import { bootstrap, launch, runningIn } from './launch.ts';
import { root } from './project.ts';

/** Each question is a `ps` over the whole machine, which takes a core from the program that is to end. */
const ASK_EVERY_MS = 200;

/** Settings of a server on a free port, whose database is made already. */
async function settings(): Promise<Record<string, string>> {
  const { dataDir, remove } = await freshEmbedded();
  onTestFinished(remove);
  return { DATA_DIR: dataDir, PORT: String(await freePort()), ...unoptimised };
}

describe('npm start', () => {
  it('ends as the program ends, and says what the program says', async () => {
    const { code, output } = await bootstrap(['start'], { PORT: 'abc' }).ended;
    expect(code).toBe(1);
    expect(output).toContain('PORT=abc is not a whole number');
  });

  const viaNpm = (env: Record<string, string>) => launch('npm', ['start'], env, root);
  const direct = (env: Record<string, string>) => bootstrap(['start'], env);
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
      how: 'a SIGTERM that only the bootstrap gets, and ends with code 0',
      start: direct,
      stop: (pid: number) => process.kill(pid, 'SIGTERM'),
      code: 0,
    },
    { how: 'a SIGKILL of the bootstrap', start: direct, stop: (pid: number) => process.kill(pid, 'SIGKILL') },
  ])(
    'leaves nothing running after $how',
    async ({ start, stop, code }) => {
      const { child, output, ended } = start(await settings());
      const group = child.pid ?? expect.fail('not started');
      await expect.poll(output, { timeout: 30_000 }).toContain('Cuewright is ready at');
      expect(runningIn(group).length).toBeGreaterThan(1);
      stop(group);
      await expect.poll(() => runningIn(group), { timeout: 10_000, interval: ASK_EVERY_MS }).toEqual([]);
      if (code !== undefined) expect((await ended).code).toBe(code);
    },
    60_000,
  );
});

it('npm run dev shows the page with the server behind it, and leaves nothing running', async () => {
  const { PORT: port = '', ...env } = await settings();
  const { child, output, ended } = bootstrap(['dev'], { ...env, PORT: port });
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
    const { child, output } = bootstrap([command], await settings());
    const group = child.pid ?? expect.fail('not started');
    await expect.poll(() => runningIn(group).length, { interval: 5 }).toBeGreaterThan(1);
    expect(output()).not.toContain('ready');
    process.kill(group, signal);
    await expect.poll(() => runningIn(group), { timeout: 45_000, interval: ASK_EVERY_MS }).toEqual([]);
  },
  60_000,
);
