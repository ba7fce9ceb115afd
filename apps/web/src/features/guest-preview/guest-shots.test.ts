import { expect, it } from 'vitest';
import { addGuestShot, type GuestShotParts, readGuestShots, wasGuestShot } from './guest-shots.ts';

function browser(kept?: string) {
  const store = new Map(kept === undefined ? [] : [['guest-shots', kept]]);
  const parts: GuestShotParts & { now: Date } = {
    now: new Date('2026-11-22T23:30:00.000Z'),
    storage: () => ({
      getItem: (key) => store.get(key) ?? null,
      setItem: (key, value) => store.set(key, value),
    }),
    clock: () => parts.now,
  };
  return parts;
}

it('[GUEST-2] counts a guest’s shots of the day, and begins anew at midnight UTC', () => {
  const parts = browser();
  expect(readGuestShots(parts)).toBe(0);
  addGuestShot(parts, 'A fox');
  addGuestShot(parts, 'A tram');
  expect(readGuestShots(parts)).toBe(2);
  parts.now = new Date('2026-11-23T00:00:00.000Z');
  expect(readGuestShots(parts)).toBe(0);
  addGuestShot(parts, 'Two cooks');
  expect(readGuestShots(parts)).toBe(1);
});

it('[GUEST-4] never counts the same words again, on whatever day and however they are spaced', () => {
  const parts = browser('2026-11-22 2');
  addGuestShot(parts, 'A red fox in snow');
  parts.now = new Date('2026-11-23T00:00:00.000Z');
  addGuestShot(parts, ' A red  fox in snow\n');
  expect(readGuestShots(parts)).toBe(0);
  expect(wasGuestShot(parts, 'A red fox in fog')).toBe(false);
  addGuestShot(parts, 'A red fox in fog');
  expect(readGuestShots(parts)).toBe(1);
});

it.each(['', 'nonsense', '2026-11-22', '2026-11-22 many', '2026-11-22 -1'])('takes %j for none', (kept) => {
  expect(readGuestShots(browser(kept))).toBe(0);
});

it('takes storage that is switched off for none, and goes on', () => {
  const parts: GuestShotParts = {
    storage: () => {
      throw new Error('SecurityError');
    },
    clock: () => new Date(),
  };
  addGuestShot(parts, 'A fox');
  expect(readGuestShots(parts)).toBe(0);
});
