import { expect, it, vi } from 'vitest';
import { somePhoto } from '../../testing/bad-pictures.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { formWith } from '../../testing/form.ts';

const { app, person } = await buildTestApp({ config: { hasRateLimits: false } });
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const { payload, headers } = formWith({ bytes: await (await somePhoto()).jpeg().toBuffer() });

/** An upload that has sent its headers and the first half of its body. */
function begin(somebody: { headers: { cookie: string } }) {
  let goOn = () => {};
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(payload.subarray(0, payload.length / 2));
      await gate;
      controller.enqueue(payload.subarray(payload.length / 2));
      controller.close();
    },
  });
  const stopping = new AbortController();
  const answer = fetch(`${origin}/api/image-references`, {
    method: 'POST',
    headers: { ...headers, ...somebody.headers, host: 'localhost:3000' },
    body,
    duplex: 'half',
    signal: stopping.signal,
  } as RequestInit).then(
    ({ status }) => status,
    () => 'gone' as const,
  );
  return { answer, goOn, leave: () => stopping.abort() };
}

it('[IMG-6] somebody with a slow line keeps themselves waiting, and nobody else', async () => {
  const [ana, ben] = [await person(), await person()];
  const admits = vi.spyOn(app, 'admitLargeBody');
  const slow = [begin(ana), begin(ana)];
  const given = () => admits.mock.settledResults.filter(({ type }) => type === 'fulfilled').length;
  await expect.poll(given).toBe(slow.length);
  const third = begin(ana);
  third.goOn();
  const other = begin(ben);
  other.goOn();
  expect(await other.answer).toBe(201);
  expect(await Promise.race([third.answer, other.answer.then(() => 'still waiting')])).toBe('still waiting');
  slow[0]?.leave();
  expect(await slow[0]?.answer).toBe('gone');
  expect(await third.answer).toBe(201);
  slow[1]?.goOn();
  expect(await slow[1]?.answer).toBe(201);
});

it.each([8, 80])('[UPLOAD-2] %i uploads that trickle keep nobody waiting', async (count) => {
  const admits = vi.spyOn(app, 'admitLargeBody');
  const before = admits.mock.settledResults.length;
  const slow = [];
  for (let n = 0; n < count; n++) slow.push(begin(await person()));
  await expect.poll(() => admits.mock.settledResults.length - before, { timeout: 20_000 }).toBe(count);
  // Without a place of its own this one would wait for one of them to end, and none of them does.
  const other = begin(await person());
  other.goOn();
  expect(await other.answer).toBe(201);
  for (const { leave } of slow) leave();
  await Promise.all(slow.map(({ answer }) => answer));
});

it('[IMG-6] refuses one more where too many wait', async () => {
  const ana = await person();
  const uploads = Array.from({ length: 53 }, () => begin(ana));
  expect(await Promise.race(uploads.map(({ answer }) => answer))).toBe(503);
  for (const { leave } of uploads) leave();
  await Promise.all(uploads.map(({ answer }) => answer));
});
