import { expect, it } from 'vitest';
import { withoutFootage } from './without-footage.ts';

function box(type: string, body: Buffer, { isLong = false, isLast = false } = {}): Buffer {
  const head = Buffer.alloc(isLong ? 16 : 8);
  head.writeUInt32BE(isLong ? 1 : isLast ? 0 : 8 + body.length, 0);
  head.write(type, 4, 'latin1');
  if (isLong) head.writeBigUInt64BE(BigInt(16 + body.length), 8);
  return Buffer.concat([head, body]);
}
const ftyp = box('ftyp', Buffer.from('isom'));
const moov = box('moov', Buffer.from('what it says'));
const footage = Buffer.alloc(5_000, 1);
const left = async (...parts: Buffer[]) =>
  Buffer.from(await (await withoutFootage(new Blob(parts as Buffer<ArrayBuffer>[]))).arrayBuffer());

it('[REV-11] leaves out what is played, wherever it stands and however its length is written', async () => {
  const said = Buffer.concat([ftyp, moov]);
  expect(await left(ftyp, moov, box('mdat', footage))).toEqual(said);
  expect(await left(ftyp, box('mdat', footage), moov)).toEqual(said);
  expect(await left(ftyp, box('mdat', footage, { isLong: true }), moov)).toEqual(said);
  expect(await left(ftyp, moov, box('mdat', footage, { isLast: true }))).toEqual(said);
});

it('[REV-11] leaves any other file, and a broken one, as it is', async () => {
  const png = Buffer.from('\x89PNG\r\n\x1a\n and so on', 'latin1');
  expect(await left(png)).toEqual(png);
  const torn = Buffer.concat([ftyp, Buffer.from([0, 0, 0, 3, 1, 1, 1, 1]), moov]);
  expect(await left(torn)).toEqual(torn);
  expect(await left(Buffer.alloc(0))).toEqual(Buffer.alloc(0));
});
