import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const key = randomBytes(32);
const value = { state: 'a', nonce: 'b' };

it('gives back what was sealed, and seals it differently each time', () => {
  expect(unseal(key, seal(key, value))).toEqual(value);
  expect(seal(key, value)).not.toBe(seal(key, value));
});

it('gives nothing for whatever was changed, cut off, or sealed with another key', () => {
  const sealed = seal(key, value);
  const bytes = Buffer.from(sealed, 'base64url');
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(unseal(key, changed.toString('base64url')), `byte ${at}`).toBeUndefined();
    expect(unseal(key, bytes.subarray(0, at).toString('base64url')), `cut at ${at}`).toBeUndefined();
  }
  expect(unseal(randomBytes(32), sealed)).toBeUndefined();
  expect(unseal(key, 'not sealed at all, but long enough to be')).toBeUndefined();
});
