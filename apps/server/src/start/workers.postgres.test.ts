import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { postNote } from '../../testing/notes.ts';
import { runToEnd, settingsFor, startWithPeople } from '../../testing/start-server.ts';

const childrenOf = (pid: number): number[] =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map(Number);

it('serves one port from several processes, replaces one that dies, and leaves none behind', async () => {
  const fresh = await freshDatabase();
  onTestFinished(fresh.remove);
  const { server, people } = await startWithPeople(fresh, { WORKERS: '2' });
  const workers = () => childrenOf(server.pid);
  const first = workers();
  expect(first).toHaveLength(2);
  expect((await postNote(server.origin, people[0])).status).toBe(201);

  process.kill(first[0] ?? 0, 'SIGKILL');
  await expect
    .poll(() => workers().filter((pid) => !first.includes(pid)).length, { timeout: 10_000 })
    .toBe(1);
  await expect.poll(async () => (await postNote(server.origin, people[0])).status).toBe(201);

  const last = workers();
  expect(await server.end()).toBe(0);
  expect(last.map((pid) => isAlive(pid))).toEqual([false, false]);
});

it('ends when its workers cannot start', async () => {
  const fresh = await freshDatabase();
  onTestFinished(fresh.remove);
  const other = net.createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as net.AddressInfo;
  const { code, output } = await runToEnd({ ...settingsFor(fresh), WORKERS: '2', PORT: String(port) });
  expect(code).toBe(1);
  expect(output).toContain(`PORT=${port} is taken`);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
