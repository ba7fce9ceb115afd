import fs from 'node:fs';
import type { RequestListener } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { fetchPicture } from './fetch-picture.ts';
import { portrait } from './portrait.ts';

const tls = path.join(import.meta.dirname, '../../../testing/tls');
const cert = fs.readFileSync(path.join(tls, 'localhost.pem'));
const key = fs.readFileSync(path.join(tls, 'localhost-key.pem'));
const red = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#b03a2e' } })
  .withExif({ IFD0: { Copyright: 'Somebody' } })
  .jpeg()
  .toBuffer();

const answers: Record<string, RequestListener> = {
  '/face.jpg': (_, response) => response.end(red),
  '/moved': (_, response) => response.writeHead(302, { location: '/face.jpg' }).end(),
  '/gone': (_, response) => response.writeHead(404).end(red),
  '/huge': (_, response) => response.end(Buffer.alloc(1024 * 1024 + 1)),
  '/silent': () => {},
};
let asked = 0;
const server = https.createServer({ cert, key }, (request, response) => {
  asked++;
  answers[request.url ?? '']?.(request, response);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
const { port } = server.address() as AddressInfo;
const origin = `https://localhost:${port}`;
const anywhere = { isAllowed: () => true, ca: cert };

it('[PIC-1] fetches a picture over https', async () => {
  expect(await fetchPicture(`${origin}/face.jpg`, anywhere)).toEqual(red);
});

it.each(['/moved', '/gone', '/huge'])('gives nothing for %s', async (address) => {
  expect(await fetchPicture(origin + address, anywhere)).toBeUndefined();
});

it('gives up a server that says nothing', async () => {
  expect(await fetchPicture(`${origin}/silent`, { ...anywhere, withinMs: 100 })).toBeUndefined();
});

it('[PIC-2] does not so much as ask a machine that is not on the internet', async () => {
  const before = asked;
  for (const address of [
    `${origin}/face.jpg`,
    `https://127.0.0.1:${port}/face.jpg`,
    `https://[::1]:${port}/face.jpg`,
    `http://localhost:${port}/face.jpg`,
    `https://user:secret@localhost:${port}/face.jpg`,
    'file:///etc/passwd',
    'nonsense',
    '',
  ]) {
    expect(await fetchPicture(address, { ca: cert }), address).toBeUndefined();
  }
  expect(asked).toBe(before);
});

it('[PIC-3] draws it anew as a small square, without what was hidden in it', async () => {
  const drawn = await portrait(red);
  const { format, width, height, exif } = await sharp(drawn).metadata();
  expect({ format, width, height, exif }).toEqual({
    format: 'webp',
    width: 256,
    height: 256,
    exif: undefined,
  });
});

it('makes nothing of bytes that are no picture', async () => {
  expect(await portrait(Buffer.from('<svg onload="alert(1)">'))).toBeUndefined();
  expect(await portrait(red.subarray(0, 40))).toBeUndefined();
});
