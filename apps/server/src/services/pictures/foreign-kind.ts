/** Kinds of pictures that people have and that nothing here opens, by their first bytes. */
const FOREIGN: readonly [name: string, marks: RegExp][] = [
  ['HEIC', /^.{4}ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/s],
  ['SVG', /^\s*(\xef\xbb\xbf)?\s*<(\?xml|svg|!DOCTYPE svg|!--)/i],
  ['TIFF', /^(II\*\0|MM\0\*)/],
  ['BMP', /^BM/],
  ['JPEG XL', /^.{4}JXL /s],
  ['PSD', /^8BPS/],
  ['PDF', /^%PDF-/],
];

/** What a file is that cannot be opened as a picture, where it can be told. */
export function foreignKind(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  return FOREIGN.find(([, marks]) => marks.test(head))?.[0];
}
