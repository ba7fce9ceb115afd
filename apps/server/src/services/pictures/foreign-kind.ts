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

/** Clips of the family of MP4 and QuickTime, and AVI, by their first bytes. */
const CLIPS = /^(?:.{4}ftyp(?:isom|iso\d|mp4|avc1|M4V|dash|f4v|qt {2}|3gp|MSNV|XAVC)|RIFF.{4}AVI )/s;
/** What WebM and Matroska begin with. */
const EBML = '\x1aE\xdf\xa3';

/** Whether it is a clip, whatever it is called. */
export function isClip(bytes: Uint8Array): boolean {
  const head = headOf(bytes);
  return head.startsWith(EBML) || CLIPS.test(head);
}

/** What a file is that cannot be opened as a picture, where it can be told. */
export function foreignKind(bytes: Uint8Array): string | undefined {
  const head = headOf(bytes);
  return FOREIGN.find(([, marks]) => marks.test(head))?.[0];
}

function headOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, 64)).toString('latin1');
}
