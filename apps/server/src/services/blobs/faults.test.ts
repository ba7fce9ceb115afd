import { randomUUIDv7 } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { formWith } from '../../../testing/form.ts';
import { tellFigure } from '../../../testing/load/figures.ts';
import { holding } from '../../../testing/load/leaks.ts';
import { plainPicture } from '../../../testing/plain-picture.ts';
import { startS3StandIn } from '../../../testing/s3-stand-in.ts';
import { troubles } from '../../../testing/trouble.ts';
import { openS3Store } from './s3-store.ts';

const FAULTS = process.env['SOAK'] ? 1_000 : 4 * troubles.length;
const AT_ONCE = 4;
const MORE_MEGABYTES = 24;
/** What a service that never ends may have sent before it is left: buffers of sockets among it. */
const LONGEST_BYTES = 16 * 1_048_576;

const service = await startS3StandIn();
/** So hasty that a service which says nothing costs the test nothing. */
const hasty = { connectMs: 300, answerMs: 150, idleMs: 150, readMs: 400, callMs: 300, uploadMs: 300 };
const blobs = openS3Store(service.settings, hasty);
const { app, db, person } = await buildTestApp({ blobs, config: { hasRateLimits: false } });
await app.listen({ port: 0, host: '127.0.0.1' });
const origin = `http://127.0.0.1:${(app.server.address() as { port: number }).port}`;
afterAll(async () => {
  blobs.close();
  await service.close();
});

const owner = await person();
const picture = await plainPicture();
const upload = async () => {
  const { payload, headers } = formWith({ bytes: picture }, { title: randomUUIDv7() });
  return await app.inject({
    method: 'POST',
    url: '/api/image-references',
    headers: { ...owner.headers, ...headers },
    payload,
  });
};
const kept = (await upload()).json();
const rows = async () => (await db.selectFrom('blobs').select('id').execute()).length;

/** A file, or what became of it: the failure that is answered, or that it broke off. */
async function read(): Promise<string> {
  try {
    const answer = await fetch(origin + kept.url, { headers: owner.headers });
    const body = await answer.bytes();
    return answer.ok ? `${body.length} bytes` : JSON.parse(new TextDecoder().decode(body)).code;
  } catch {
    return 'broken off';
  }
}

it(`[FAULT-4] a file service in trouble is told as one, given up in time, and leaves nothing behind after ${FAULTS} faults`, async (test) => {
  const whole = await read();
  const suffer = async (count: number) => {
    for (let n = 0; n < count; n += AT_ONCE) {
      service.trouble.now = troubles[(n / AT_ONCE) % troubles.length];
      const [stored, ...told] = await Promise.all([upload(), read(), read(), read()]);
      // A service that says yes to whatever it is given is believed, as one is that does keep it.
      const mayBelieve = ['page', 'other-form'].includes(String(service.trouble.now));
      expect([stored.statusCode, service.trouble.now]).toEqual([mayBelieve ? 201 : 503, service.trouble.now]);
      for (const what of told)
        expect(what, service.trouble.now).toMatch(/^(storage-unavailable|broken off)$/);
    }
    service.trouble.now = undefined;
  };
  await suffer(troubles.length * AT_ONCE);
  const before = { ...holding(), rows: await rows() };
  const began = performance.now();
  await suffer(FAULTS);
  const seconds = (performance.now() - began) / 1000;

  expect(await read()).toBe(whole);
  await expect.poll(() => holding().sockets).toBeLessThanOrEqual(before.sockets + AT_ONCE);
  await expect.poll(() => holding().timers).toBeLessThanOrEqual(before.timers + 2);
  const after = holding();
  expect(after.megabytes - before.megabytes).toBeLessThan(MORE_MEGABYTES);
  expect(service.trouble.longest).toBeLessThan(LONGEST_BYTES);
  tellFigure(
    test,
    `file service: ${FAULTS} faults in ${seconds.toFixed(0)} s; memory ${(after.megabytes - before.megabytes).toFixed(1)} MB more, sockets ${before.sockets} and ${after.sockets}, longest answer read ${(service.trouble.longest / 1024).toFixed(0)} KB`,
  );
}, 600_000);
