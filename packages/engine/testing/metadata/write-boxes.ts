import { be, bytes, utf8Of } from './bytes.ts';

/** ISO 14496-12, 4.2: length, four letters, body. */
export function box(type: string, ...body: readonly (Uint8Array | string | number)[]): Uint8Array {
  const inner = bytes(...body);
  return bytes(be(inner.length + 8, 4), type, inner);
}

/** 4.2 again: a full box has a version and three bytes of flags. */
export function fullBox(
  type: string,
  version: number,
  ...body: readonly (Uint8Array | string | number)[]
): Uint8Array {
  return box(type, version, 0, 0, 0, ...body);
}

/** HEIF (23008-12) A.2.1: items named in iinf, placed by iloc, either in the file or in idat (construction 1). */
export function heif(
  brand: string,
  items: readonly { kind: 'Exif' | 'xmp'; data: Uint8Array }[],
  isInside = false,
): Uint8Array {
  const entries = items.map(({ kind }, n) =>
    kind === 'Exif'
      ? fullBox('infe', 2, be(n + 1, 2), be(0, 2), 'Exif', 0)
      : fullBox('infe', 2, be(n + 1, 2), be(0, 2), 'mime', 0, 'application/rdf+xml\0'),
  );
  const iinf = fullBox('iinf', 0, be(items.length, 2), ...entries);
  const start = box('ftyp', brand, be(0, 4), 'mif1', brand);
  const place = (from: number) => {
    let at = from;
    return fullBox(
      'iloc',
      1,
      0x44,
      0x00,
      be(items.length, 2),
      ...items.map(({ data }, n) => {
        const offset = at;
        at += data.length;
        return bytes(
          be(n + 1, 2),
          be(isInside ? 1 : 0, 2),
          be(0, 2),
          be(1, 2),
          be(offset, 4),
          be(data.length, 4),
        );
      }),
    );
  };
  const all = bytes(...items.map(({ data }) => data));
  const idat = isInside ? box('idat', all) : bytes();
  const meta = (from: number) =>
    fullBox('meta', 0, fullBox('hdlr', 0, be(0, 4), 'pict'), iinf, place(from), idat);
  const from = isInside ? 0 : start.length + meta(0).length + 8;
  return bytes(start, meta(from), box('mdat', isInside ? bytes() : all));
}

/** HEIF A.2.1: an Exif item says first how far its TIFF header is away. */
export function exifItem(tiff: Uint8Array): Uint8Array {
  return bytes(be(6, 4), 'Exif\0\0', tiff);
}

const hdlr = (kind: string) => fullBox('hdlr', 0, be(0, 4), kind, 'appl', be(0, 8), 0);
/** QuickTime File Format, metadata: a value is a `data` box of type 1 (UTF-8), a country and a language. */
const data = (text: string) => box('data', be(1, 4), be(0, 4), utf8Of(text));

/** iTunes' list as ffmpeg writes it: udta, meta with version and flags, ilst; one item a four-letter name. */
export function mp4WithList(items: Readonly<Record<string, string>>): Uint8Array {
  const ilst = box('ilst', ...Object.entries(items).map(([name, text]) => box(name, data(text))));
  return mp4(box('udta', fullBox('meta', 0, hdlr('mdir'), ilst)));
}

/** QuickTime's keys, as `-movflags use_metadata_tags` writes them: names in `keys`, items by their numbers. */
export function mp4WithKeys(items: Readonly<Record<string, string>>): Uint8Array {
  const names = Object.keys(items);
  const keys = fullBox(
    'keys',
    0,
    be(names.length, 4),
    ...names.map((name) => bytes(be(8 + name.length, 4), 'mdta', name)),
  );
  const ilst = box(
    'ilst',
    ...Object.values(items).map((text, n) => {
      const value = data(text);
      return bytes(be(value.length + 8, 4), be(n + 1, 4), value);
    }),
  );
  return mp4(box('meta', hdlr('mdta'), keys, ilst));
}

/** QuickTime's own user data: ©-names with a length and a language. */
export function mp4WithUserData(name: string, text: string): Uint8Array {
  return mp4(box('udta', box(name, be(utf8Of(text).length, 2), be(0x15c7, 2), utf8Of(text))));
}

export function mp4(...inMovie: readonly Uint8Array[]): Uint8Array {
  const start = box('ftyp', 'isom', be(512, 4), 'isomiso2mp41');
  return bytes(start, box('mdat', be(0, 8)), box('moov', fullBox('mvhd', 0, be(0, 96)), ...inMovie));
}

/** C2PA 2.1, A.5.3: a uuid box, version and flags, its purpose, where the tree begins, the store. */
export function mp4WithManifest(store: Uint8Array): Uint8Array {
  const uuid = [
    0xd8, 0xfe, 0xc3, 0xd6, 0x1b, 0x0e, 0x48, 0x3c, 0x92, 0x97, 0x58, 0x28, 0x87, 0x7e, 0xc4, 0x81,
  ];
  return bytes(mp4(), box('uuid', ...uuid, be(0, 4), 'manifest\0', be(0, 8), store));
}
