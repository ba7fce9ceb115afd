import { expect, it } from 'vitest';
import { startIssuer } from '../../../testing/issuer.ts';
import { tellFigure } from '../../../testing/load/figures.ts';
import { holding } from '../../../testing/load/leaks.ts';
import { troubles } from '../../../testing/trouble.ts';
import { openIdProvider } from './openid-provider.ts';

const FAULTS = process.env['SOAK'] ? 1_000 : 4 * troubles.length;
const AT_ONCE = 4;
const MORE_MEGABYTES = 24;
const LONGEST_BYTES = 16 * 1_048_576;

const issuer = await startIssuer();
const callback = new URL('http://localhost:3000/auth/callback');
const open = () =>
  openIdProvider({
    issuer: issuer.url,
    clientId: 'cuewright',
    clientSecret: undefined,
    answerWithinMs: 200,
    onTrouble: () => {},
  });

it(`[FAULT-5] an identity provider in trouble is told as one, given up in time, and leaves nothing behind after ${FAULTS} faults`, async (test) => {
  const suffer = async (count: number) => {
    for (let n = 0; n < count; n += AT_ONCE) {
      issuer.trouble.now = undefined;
      const known = open();
      const begun = await known.begin(callback);
      if (!begun.ok) throw new Error('A provider that is well begins.');
      const { address, pending } = begun.value;
      const returned = issuer.approve(address.href);
      issuer.trouble.now = troubles[(n / AT_ONCE) % troubles.length];
      // Before it has been asked for anything, and between leaving and coming back.
      const answers = await Promise.all([
        open().begin(callback),
        open().begin(callback),
        open().complete(pending, returned),
        known.complete(pending, returned),
      ]);
      for (const answer of answers)
        expect(answer, issuer.trouble.now).toMatchObject({
          ok: false,
          code: 'identity-provider-unavailable',
        });
    }
    issuer.trouble.now = undefined;
  };
  await suffer(troubles.length * AT_ONCE);
  const before = holding();
  const began = performance.now();
  await suffer(FAULTS);
  const seconds = (performance.now() - began) / 1000;

  await expect.poll(() => holding().sockets).toBeLessThanOrEqual(before.sockets + AT_ONCE);
  await expect.poll(() => holding().timers).toBeLessThanOrEqual(before.timers + 2);
  const after = holding();
  expect(after.megabytes - before.megabytes).toBeLessThan(MORE_MEGABYTES);
  expect(issuer.trouble.longest).toBeLessThan(LONGEST_BYTES);
  expect(await open().begin(callback)).toMatchObject({ ok: true });
  tellFigure(
    test,
    `identity provider: ${FAULTS} faults in ${seconds.toFixed(0)} s; memory ${(after.megabytes - before.megabytes).toFixed(1)} MB more, sockets ${before.sockets} and ${after.sockets}, longest answer read ${(issuer.trouble.longest / 1024).toFixed(0)} KB`,
  );
}, 600_000);
