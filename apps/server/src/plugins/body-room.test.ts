import { expect, it } from 'vitest';
import { BodyRoom } from './body-room.ts';

it('[UPLOAD-1] ends the slowest body where all together take too much memory, and no other', () => {
  let now = 0;
  const ended: string[] = [];
  const room = new BodyRoom({ mostBytes: 1_000, now: () => now });
  const enter = (name: string) => room.enter(() => ended.push(name));
  const trickles = Array.from({ length: 80 }, (_, n) => enter(`trickle ${n}`));
  now = 60_000;
  for (const [n, trickle] of trickles.entries()) trickle.add(n === 0 ? 1 : 10);
  expect([room.bytes, ended]).toEqual([791, []]);

  now += 10;
  const quick = enter('quick');
  now += 10;
  quick.add(200);
  expect(ended).toEqual([]);
  quick.add(200);
  quick.settle();
  expect(ended[0]).toBe('trickle 0');
  expect(ended).not.toContain('quick');
  expect(room.bytes).toBeLessThanOrEqual(1_200);

  // What has come as a whole is never ended, whatever comes after it.
  const [, ...others] = trickles;
  for (const other of others) other.add(100);
  expect(ended).not.toContain('quick');
  expect(room.bytes).toBeLessThanOrEqual(1_000);
  for (const one of [quick, ...trickles]) one.leave();
  expect(room.bytes).toBe(0);
});
