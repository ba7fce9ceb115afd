import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { badPictures, pngChunk, pngOf, somePhoto } from '../bad-pictures.ts';

export interface HostilePicture {
  name: string;
  bytes: Buffer;
  /** However it is made, it can be shown, and is taken for what it shows. */
  isTaken?: true;
}

const SCRIPT = '<script>alert(document.domain)</script>';

/** What cannot be taken, and what is a picture and something else at once. */
export async function hostilePictures(): Promise<HostilePicture[]> {
  const photo = await somePhoto(64, 48);
  const [jpeg, png] = await Promise.all([photo.clone().jpeg().toBuffer(), photo.clone().png().toBuffer()]);
  const gif = await photo.clone().resize(16).gif().toBuffer();
  const webp = await photo.clone().webp().toBuffer();
  return [
    ...(await badPictures()).map(({ name, bytes }) => ({ name, bytes })),
    {
      name: 'a JPEG with a page behind it',
      bytes: Buffer.concat([jpeg, Buffer.from(`<html>${SCRIPT}`)]),
      isTaken: true,
    },
    {
      name: 'a JPEG with a script in its comment',
      bytes: withSegment(jpeg, 0xfe, Buffer.from(SCRIPT)),
      isTaken: true,
    },
    { name: 'a JPEG whose EXIF points beyond its end', bytes: withSegment(jpeg, 0xe1, exif(0xffff_fff0)) },
    { name: 'a JPEG whose EXIF points at itself', bytes: withSegment(jpeg, 0xe1, exif(8)), isTaken: true },
    { name: 'a JPEG whose segment is longer than the file', bytes: cutSegment(jpeg) },
    { name: 'a GIF that is a script too', bytes: Buffer.concat([gif, Buffer.from(`=1;${SCRIPT}`)]) },
    { name: 'a GIF of 10,000 frames', bytes: repeated(gif, 10_000), isTaken: true },
    { name: 'a PNG whose text is a bomb', bytes: withText(bomb()), isTaken: true },
    {
      name: 'a PNG of a million empty chunks',
      bytes: pngOf(8, 8, deflateSync(Buffer.alloc(72)), emptyChunks()),
      isTaken: true,
    },
    { name: 'a PNG whose XMP nests for ever', bytes: withXmp('<a:b>'.repeat(1_000_000)), isTaken: true },
    {
      name: 'a PNG whose XMP has a million words',
      bytes: withXmp('<rdf:li>a</rdf:li>'.repeat(400_000)),
      isTaken: true,
    },
    { name: 'a JPEG of a million segments', bytes: ofSegments(jpeg, 1_000_000), isTaken: true },
    {
      name: 'an AVIF of a million boxes',
      bytes: ofBoxes(await photo.clone().avif({ effort: 0 }).toBuffer()),
    },
    { name: 'a PNG of no pixels', bytes: pngOf(0, 0, deflateSync(Buffer.alloc(0))) },
    { name: 'a PNG of one endless line', bytes: pngOf(2 ** 31 - 1, 1, deflateSync(Buffer.alloc(64))) },
    { name: 'a PNG whose pixels are a bomb', bytes: pngOf(8, 8, deflateSync(Buffer.alloc(50_000_000))) },
    { name: 'a WebP that says it is larger', bytes: larger(webp) },
    { name: 'a JPEG that says it is a PNG', bytes: Buffer.concat([png.subarray(0, 8), jpeg]) },
    { name: 'a PDF with a picture in it', bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), jpeg]) },
    { name: 'a ZIP behind a picture', bytes: Buffer.concat([png, Buffer.from('PK\x03\x04../../evil')]) },
    {
      name: 'an SVG with an outer entity',
      bytes: Buffer.from(
        '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY e SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&e;</svg>',
      ),
    },
    { name: 'a page that says it is a PNG', bytes: Buffer.from(`<html><body>${SCRIPT}`) },
    {
      name: 'an animated AVIF brand alone',
      bytes: Buffer.from('\0\0\0\x1cftypavis\0\0\0\0avismif1', 'latin1'),
    },
    {
      name: 'a TIFF that says it is a JPEG',
      bytes: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), await sharp(png).tiff().toBuffer()]),
    },
  ];
}

function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** A directory with one entry, whose text and whose next directory are there. */
function exif(offset: number): Buffer {
  const data = Buffer.alloc(32);
  data.write('Exif\0\0MM\0*', 'latin1');
  data.writeUInt32BE(8, 10);
  data.writeUInt16BE(1, 14);
  data.writeUInt16BE(0x010e, 16);
  data.writeUInt16BE(2, 18);
  data.writeUInt32BE(0x7fff_ffff, 20);
  data.writeUInt32BE(offset, 24);
  data.writeUInt32BE(offset, 28);
  return data;
}

function cutSegment(jpeg: Buffer): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe0, 0xff, 0xff]), jpeg.subarray(2, 60)]);
}

/** The one frame over and over, in a file that says nothing of how many there are. */
function repeated(gif: Buffer, times: number): Buffer {
  const first = gif.indexOf(Buffer.from([0x21, 0xf9]));
  const begin = first === -1 ? gif.indexOf(0x2c) : first;
  const [head, frame] = [gif.subarray(0, begin), gif.subarray(begin, -1)];
  return Buffer.concat([head, ...Array.from({ length: times }, () => frame), Buffer.from([0x3b])]);
}

function bomb(): Buffer {
  return Buffer.concat([
    Buffer.from('parameters\0\0', 'latin1'),
    deflateSync(Buffer.alloc(100_000_000, 'a')),
  ]);
}

function withText(text: Buffer): Buffer {
  return pngOf(8, 8, deflateSync(Buffer.alloc(72)), [pngChunk('zTXt', text)]);
}

function withXmp(words: string): Buffer {
  const rdf =
    'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/"';
  const bag = `<rdf:Description ${rdf}><dc:subject><rdf:Bag>${words}</rdf:Bag></dc:subject></rdf:Description>`;
  const text = Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0<rdf:RDF>${bag}</rdf:RDF>`, 'latin1');
  return pngOf(8, 8, deflateSync(Buffer.alloc(72)), [pngChunk('iTXt', text)]);
}

function emptyChunks(): Buffer[] {
  const chunk = pngChunk('teXt');
  return Array.from({ length: 500_000 }, () => chunk);
}

function ofSegments(jpeg: Buffer, count: number): Buffer {
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.alloc(count * 4, '\xff\xe1\0\x02', 'latin1'),
    jpeg.subarray(2),
  ]);
}

/** Free space, box after box, behind the first one. */
function ofBoxes(avif: Buffer): Buffer {
  const first = avif.readUInt32BE(0);
  const free = Buffer.alloc(8_000_000, '\0\0\0\x08free', 'latin1');
  return Buffer.concat([avif.subarray(0, first), free, avif.subarray(first)]);
}

function larger(webp: Buffer): Buffer {
  const changed = Buffer.from(webp);
  changed.writeUInt32LE(0xffff_fff0, 4);
  return changed;
}
