import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../../scripts/free-port.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { Acknowledged } from '../../testing/load/acknowledged.ts';
import { addPeople } from '../../testing/load/add-people.ts';
import { Crowd } from '../../testing/load/crowd.ts';
import { examine } from '../../testing/load/examine.ts';
import { tellFigure } from '../../testing/load/figures.ts';
import { chanceOf, seed } from '../../testing/load/seed.ts';
import { settingsFor, startServer } from '../../testing/start-server.ts';

const rounds = process.env['SOAK'] ? 20 : 1;
const AUTHORS = 10;
const WRITES = { least: 50, more: process.env['SOAK'] ? 300 : 50 };

it(`[FAULT-1] keeps every acknowledged write, whole, when it is killed while everything is written (times: ${rounds}, seed: ${seed})`, async (test) => {
  const fresh = await freshDatabase();
  onTestFinished(fresh.remove);
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  const people = await addPeople(fresh, new URL(origin), AUTHORS);
  const acknowledged = new Acknowledged();
  const chance = chanceOf(seed);
  const crowd = new Crowd({ people, origin: () => origin, acknowledged, seed });
  let looked = 0;

  for (let round = 0; round < rounds; round++) {
    const server = await startServer({ ...settingsFor(fresh), PORT: port, RATE_LIMITS: 'off' });
    const writing = crowd.begin();
    await writing.until(acknowledged.reached(acknowledged.count + WRITES.least + chance.below(WRITES.more)));
    await server.end('SIGKILL');
    await writing.stop();

    const { lost, halves, ...examined } = await examine(fresh, acknowledged);
    expect([lost, halves, server.output()], `round ${round}`).toEqual([
      [],
      [],
      expect.not.stringMatching(/"level":50/),
    ]);
    looked = examined.looked;
  }
  expect(crowd.unexpected()).toEqual([]);
  tellFigure(
    test,
    `kills: ${rounds}, writes acknowledged: ${acknowledged.count}, all ${looked} things as they were left`,
  );
}, 900_000);
