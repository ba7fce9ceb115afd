import { errors } from './errors.ts';
import type { imageLimits } from './limits/index.ts';

export type PictureType = (typeof imageLimits.types)[number];

/** What a file is by its first bytes. */
export type PictureKind =
  | { kind: 'picture'; type: PictureType }
  | { kind: 'clip' }
  /** Something that people take for a picture and that nothing here opens; without a name, nobody knows what. */
  | { kind: 'other'; name?: string };

/** So many bytes tell. */
export const KIND_BYTES = 64;

/** What each begins with; a dot stands for any byte. */
const PICTURES: readonly [type: PictureType, marks: string][] = [
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/webp', 'RIFF....WEBP'],
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
];
/** AVI; WebM and Matroska. */
const CLIPS = ['RIFF....AVI ', '\x1aE\xdf\xa3'];
const FOREIGN: readonly [name: string, marks: RegExp][] = [
  ['SVG', /^(?:\xef\xbb\xbf)?\s*<(\?xml|svg|!DOCTYPE svg|!--)/i],
  ['TIFF', /^(II\*\0|MM\0\*)/],
  ['BMP', /^BM/],
  ['JPEG XL', /^.{4}JXL /s],
  ['PSD', /^8BPS/],
  ['PDF', /^%PDF-/],
];
const HEIC = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;
const AVIF = /^avi[fs]$/;
/** Clips of the family of MP4 and QuickTime. */
const MP4 = /^(isom|iso\d|mp4|avc1|M4V|dash|f4v|qt|3gp|MSNV|XAVC)/;
/** By the bytes alone: names and types are what somebody says of a file. */
export function pictureKind(bytes: Uint8Array): PictureKind {
  const head = String.fromCharCode(...bytes.subarray(0, KIND_BYTES));
  const [type] = PICTURES.find(([, marks]) => beginsWith(head, marks)) ?? [];
  if (type) return { kind: 'picture', type };
  if (CLIPS.some((marks) => beginsWith(head, marks))) return { kind: 'clip' };
  if (head.slice(4, 8) === 'ftyp') return kindOfBrands(head);
  const [name] = FOREIGN.find(([, marks]) => marks.test(head)) ?? [];
  return { kind: 'other', ...(name && { name }) };
}

function beginsWith(head: string, marks: string): boolean {
  return [...marks].every((mark, at) => mark === '.' || head[at] === mark);
}

/** HEIC and AVIF are one container: the first brand says what it is, or that it is either; then the others say. */
function kindOfBrands(head: string): PictureKind {
  const length = [0, 1, 2, 3].reduce((sum, at) => sum * 256 + head.charCodeAt(at), 0);
  const brands = head.slice(16, Math.max(16, Math.min(length, head.length))).match(/.{4}/gs) ?? [];
  const first = head.slice(8, 12);
  if (AVIF.test(first) || (/^m[is]f1$/.test(first) && brands.some((brand) => AVIF.test(brand))))
    return { kind: 'picture', type: 'image/avif' };
  if (HEIC.test(first)) return { kind: 'other', name: 'HEIC' };
  return MP4.test(first) ? { kind: 'clip' } : { kind: 'other' };
}

/** What to do with a file that is no picture, behind the sentence that lists what is one. */
export function kindAdvice(kind: PictureKind): string {
  if (kind.kind === 'clip')
    return 'This one is a clip. Save a frame of it as JPEG, PNG or WebP and try again.';
  if (kind.kind === 'other' && kind.name)
    return `This one is ${kind.name}. Save it as JPEG, PNG or WebP and try again.`;
  return 'The bytes of this one say that it is none of these, whatever its name ends in.';
}

/** The same words before a file is sent as the server would answer. */
export function whyNoPicture(kind: PictureKind): string | undefined {
  return kind.kind === 'picture' ? undefined : `${errors['picture-kind-unknown'].title} ${kindAdvice(kind)}`;
}
