import { u16, u32, u64 } from '../bytes/numbers.ts';
import { latin1, reads, untilZero } from '../bytes/text.ts';
import { LONGEST_TEXT, MOST_PARTS } from './caps.ts';
import { FileContent } from './content.ts';
import { readExif } from './exif.ts';
import { boxesOf, findBox } from './iso-boxes.ts';
import { readUuid } from './iso-uuid.ts';
import { joined } from './joined.ts';
import { readXmp } from './xmp.ts';

const AVIF = ['avif', 'avis'];
const HEIF = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Which of the two it is, by the kinds the file says it is of. */
export function heifKind(bytes: Uint8Array): 'avif' | 'heif' | undefined {
  if (!reads(bytes, 4, 'ftyp')) return undefined;
  const end = Math.min(u32(bytes, 0), bytes.length, 256);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(latin1(bytes.subarray(at, at + 4)));
  if (brands.some((brand) => AVIF.includes(brand))) return 'avif';
  const [major = ''] = brands;
  return HEIF.includes(major) || brands.includes('heic') ? 'heif' : undefined;
}

export async function readHeif(bytes: Uint8Array): Promise<FileContent> {
  const content = new FileContent(heifKind(bytes) ?? 'heif');
  for (const box of boxesOf(bytes)) {
    if (box.type === 'uuid') readUuid(box, content);
    // Two bytes of version and flags before the boxes within.
    if (box.type === 'meta') readItems(bytes, box.body.subarray(4), content);
  }
  return content;
}

function readItems(file: Uint8Array, meta: Uint8Array, content: FileContent): void {
  const kinds = itemKinds(findBox(meta, 'iinf') ?? new Uint8Array());
  const idat = findBox(meta, 'idat') ?? new Uint8Array();
  const places = itemPlaces(findBox(meta, 'iloc') ?? new Uint8Array());
  for (const [id, kind] of kinds) {
    const place = places.get(id);
    if (!place) continue;
    const source = place.isInside ? idat : file;
    const length = place.extents.reduce((sum, extent) => sum + extent.length, 0);
    if (!content.mayDecode(length)) continue;
    const data = joined(
      place.extents.map((extent) =>
        source.subarray(extent.offset, extent.length === 0 ? source.length : extent.offset + extent.length),
      ),
    );
    if (data.length > LONGEST_TEXT) continue;
    if (kind === 'Exif') readExif(data.subarray(4 + (u32(data, 0) < 32 ? u32(data, 0) : 0)), content);
    if (kind === 'xmp') readXmp(data, content);
  }
}

/** The items that hold words. */
function itemKinds(iinf: Uint8Array): Map<number, 'Exif' | 'xmp'> {
  const kinds = new Map<number, 'Exif' | 'xmp'>();
  for (const { type, body } of boxesOf(iinf.subarray(iinf[0] === 0 ? 6 : 8))) {
    const version = body[0] ?? 0;
    if (type !== 'infe' || version < 2) continue;
    const id = version === 2 ? u16(body, 4) : u32(body, 4);
    const at = version === 2 ? 8 : 10;
    const kind = latin1(body.subarray(at, at + 4));
    if (kind === 'Exif') kinds.set(id, 'Exif');
    if (kind !== 'mime') continue;
    const { next } = untilZero(body, at + 4);
    if (untilZero(body, next).text === 'application/rdf+xml') kinds.set(id, 'xmp');
  }
  return kinds;
}

interface Place {
  isInside: boolean;
  extents: { offset: number; length: number }[];
}

function itemPlaces(iloc: Uint8Array): Map<number, Place> {
  const version = iloc[0] ?? 0;
  const [sizes, more] = [iloc[4] ?? 0, iloc[5] ?? 0];
  const [offsetSize, lengthSize, baseSize] = [sizes >> 4, sizes & 15, more >> 4];
  const indexSize = version > 0 ? more & 15 : 0;
  let at = 6;
  const take = (size: number) => {
    const value = size === 8 ? u64(iloc, at) : size === 4 ? u32(iloc, at) : size === 2 ? u16(iloc, at) : 0;
    at += size;
    return value;
  };
  const wide = version === 2 ? 4 : 2;
  const count = Math.min(take(wide), MOST_PARTS);
  const places = new Map<number, Place>();
  for (let item = 0; item < count && at < iloc.length; item++) {
    const id = take(wide);
    const isInside = version > 0 && (take(2) & 15) === 1;
    at += 2;
    const base = take(baseSize);
    const extents: Place['extents'] = [];
    const parts = Math.min(take(2), 1000);
    for (let part = 0; part < parts && at < iloc.length; part++) {
      at += indexSize;
      extents.push({ offset: base + take(offsetSize), length: take(lengthSize) });
    }
    places.set(id, { isInside, extents });
  }
  return places;
}
