import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { modelFaults } from '../../../testing/model-stand-in.ts';
import type { Person } from '../../../testing/people.ts';
import { appWithModels } from '../../../testing/with-models.ts';

const ONE_MINUTE = 60_000;
const FAULTS = process.env['SOAK'] ? 1_000 : 78;
const AT_ONCE = 6;
const MORE_MEGABYTES = 24;

let now = new Date('2026-11-22T10:00:00.000Z');
const lines: string[] = [];
/** So hasty that a provider which says nothing costs the test nothing. */
const hasty = { wholeMs: 90, firstMs: 40 };
const { app, db, person, provider } = await appWithModels({
  clock: () => now,
  modelTimes: { text: hasty, drawing: hasty },
  logTo: { write: (line) => lines.push(line) },
});

const post = ({ headers }: Person, url: string, payload: object) =>
  app.inject({ method: 'POST', url, headers, payload });
const calls = [
  (author: Person, fault: string) =>
    post(author, '/api/chat', { message: `How does ${fault} light a face?` }),
  (author: Person, fault: string) =>
    post(author, '/api/enhance', { text: `At a window, ${fault}`, mode: 'photo' }),
  (author: Person, fault: string) => post(author, '/api/generate-image', { prompt: `At a window, ${fault}` }),
];
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const heap = () => {
  collect();
  return process.memoryUsage().heapUsed / 1_048_576;
};
const timers = () => process.getActiveResourcesInfo().filter((one) => one === 'Timeout').length;
const inFlight = async () => (await app.inject('/metrics')).body.match(/^model_calls_in_flight.* (\d+)$/gm);

/** Faults of every kind on every call, some at once, the provider never left alone for long. */
async function suffer(count: number, people: readonly Person[]): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE) {
    now = new Date(now.getTime() + 6 * ONE_MINUTE);
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, n) => {
        const at = from + n;
        // Each says for itself how it is to fail, so that they fail side by side.
        const fault = `Zanzibarina, stand-in: ${modelFaults[at % modelFaults.length]},`;
        const call = calls[Math.floor(at / modelFaults.length) % calls.length];
        const answer = await call?.(people[at % people.length] as Person, fault);
        expect(answer?.statusCode, answer?.body).toBeOneOf([200, 422, 502, 504]);
      }),
    );
  }
}

describe('[AI-8] [FAULT-7] a provider in trouble', () => {
  it(`leaves sockets, timers, memory and allowance as they were, after ${FAULTS} faults`, async () => {
    const people = await Promise.all(Array.from({ length: AT_ONCE }, () => person()));
    // The first of a kind loads what answers in its place.
    await suffer(modelFaults.length * calls.length, people);
    const before = { heap: heap(), timers: timers() };
    await suffer(FAULTS, people);

    expect(await inFlight()).toEqual([
      'model_calls_in_flight{model="text"} 0',
      'model_calls_in_flight{model="vision"} 0',
      'model_calls_in_flight{model="image"} 0',
    ]);
    await expect.poll(timers).toBeLessThanOrEqual(before.timers + 2);
    await expect.poll(provider.connections).toBeLessThanOrEqual(AT_ONCE * 2);
    expect(heap() - before.heap).toBeLessThan(MORE_MEGABYTES);
    for (const { headers } of people) {
      const { prompts_used } = (await app.inject({ url: '/api/usage', headers })).json();
      expect(prompts_used).toBe(0);
    }
    expect(
      await db.selectFrom('generations').select('state').where('state', '=', 'reserved').execute(),
    ).toEqual([]);

    now = new Date(now.getTime() + 6 * ONE_MINUTE);
    // It is asked again as soon as it may be.
    const asked = provider.asked.length;
    await expect
      .poll(async () => {
        await calls[0]?.(people[0] as Person, 'somebody');
        return provider.asked.length;
      })
      .toBeGreaterThan(asked);
  }, 600_000);

  it('tells the log which fault it was, and nothing of what was asked or answered', () => {
    const said = lines.filter((line) => line.includes('a model gave nothing')).join('');
    for (const fault of ['timed-out', 'crowded', 'failed', 'garbled', 'misconfigured'])
      expect(said).toContain(`"fault":"${fault}"`);
    expect(lines.join('')).not.toMatch(/Zanzibarina|lock keeper|evil\.example|a-key/);
  });
});
