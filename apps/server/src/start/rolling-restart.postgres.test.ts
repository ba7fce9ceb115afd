import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../../scripts/free-port.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { Acknowledged } from '../../testing/load/acknowledged.ts';
import { addPeople } from '../../testing/load/add-people.ts';
import { Crowd } from '../../testing/load/crowd.ts';
import { examine } from '../../testing/load/examine.ts';
import { tellFigure } from '../../testing/load/figures.ts';
import { startProxy } from '../../testing/load/round-robin-proxy.ts';
import { seed } from '../../testing/load/seed.ts';
import { type ServerProcess, settingsFor, startServer } from '../../testing/start-server.ts';

const rounds = process.env['SOAK'] ? 10 : 1;
/** Few of them are enough for requests to be under way at every moment, and leave the starting servers a core. */
const AUTHORS = process.env['SOAK'] ? 16 : 4;
const WRITES_BETWEEN = 60;

it(`[PROC-7] drops no request while every process is restarted, one after the other, ${rounds} times under load (seed ${seed})`, async (test) => {
  const fresh = await freshDatabase();
  onTestFinished(fresh.remove);
  const publicPort = await freePort();
  const publicUrl = new URL(`http://localhost:${publicPort}`);
  const people = await addPeople(fresh, publicUrl, AUTHORS);
  const start = async (port: number, workers: string) =>
    await startServer({
      ...settingsFor(fresh),
      PUBLIC_URL: publicUrl.origin,
      PORT: String(port),
      RATE_LIMITS: 'off',
      DRAIN_MS: '1000',
      WORKERS: workers,
    });
  const places = [
    { port: await freePort(), workers: '1' },
    { port: await freePort(), workers: '2' },
  ];
  const servers: ServerProcess[] = [];
  for (const { port, workers } of places) servers.push(await start(port, workers));
  const proxy = await startProxy(
    publicPort,
    servers.map(({ origin }) => origin),
  );
  const acknowledged = new Acknowledged();
  const crowd = new Crowd({ people, origin: () => publicUrl.origin, acknowledged, seed });
  const writing = crowd.begin();

  const codes: (number | null)[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const [n, { port, workers }] of places.entries()) {
      await writing.until(acknowledged.reached(acknowledged.count + WRITES_BETWEEN));
      codes.push((await servers[n]?.end('SIGTERM')) ?? null);
      servers[n] = await start(port, workers);
      await writing.until(proxy.untilReady(servers[n].origin));
    }
  }
  await writing.until(acknowledged.reached(acknowledged.count + WRITES_BETWEEN));
  await writing.stop();
  const passed = proxy.passed();
  await proxy.close();
  const ended = await Promise.all(servers.map((server) => server.end()));

  expect([...codes, ...ended]).toEqual(Array(codes.length + ended.length).fill(0));
  expect([writing.broken(), crowd.unexpected()]).toEqual([0, []]);
  expect(Math.min(...passed)).toBeGreaterThan(WRITES_BETWEEN);
  const { looked, lost, halves } = await examine(fresh, acknowledged);
  expect([lost, halves]).toEqual([[], []]);
  tellFigure(
    test,
    `${codes.length} restarts under load, ${passed.reduce((sum, n) => sum + n, 0)} requests, none dropped; ${acknowledged.count} writes acknowledged, all ${looked} things as they were left`,
  );
}, 900_000);
