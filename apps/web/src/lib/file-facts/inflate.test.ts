import { deflateSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { inflate } from './inflate.ts';

const text = 'a fig in a red bowl, '.repeat(100);
const words = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);

it('[REV-11] unpacks zlib and gzip alike', async () => {
  expect(words(await inflate(deflateSync(text), 10_000))).toBe(text);
  expect(words(await inflate(gzipSync(text), 10_000))).toBe(text);
  expect(words(await inflate(deflateSync(''), 10))).toBe('');
});

it('[REV-11] gives nothing of what is broken, cut off or longer than the cap', async () => {
  expect(await inflate(Buffer.from('no zlib at all'), 10_000)).toBeUndefined();
  expect(await inflate(deflateSync(text).subarray(0, 30), 10_000)).toBeUndefined();
  expect(await inflate(deflateSync(text), text.length - 1)).toBeUndefined();
  expect(await inflate(new Uint8Array(), 10)).toBeUndefined();
  const bomb = deflateSync(Buffer.alloc(64 * 1_048_576));
  expect(await inflate(bomb, 1_048_576)).toBeUndefined();
});
