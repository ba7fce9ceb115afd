import { describe, expect, it } from 'vitest';
import { errors, imageLimits } from './index.ts';
import { pictureKind, whyNoPicture } from './picture-kind.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const brands = (...names: string[]) =>
  bytes(
    `\0\0\0${String.fromCharCode(12 + 4 * names.length)}ftyp${names[0]}\0\0\0\0${names.slice(1).join('')}`,
  );

describe('[FILE-7] what is a picture, its bytes say', () => {
  it.each([
    ['image/jpeg', bytes('\xff\xd8\xff\xe1')],
    ['image/png', bytes('\x89PNG\r\n\x1a\n')],
    ['image/webp', bytes('RIFF\x10\0\0\0WEBPVP8 ')],
    ['image/gif', bytes('GIF89a')],
    ['image/avif', brands('avif', 'mif1')],
    ['image/avif', brands('avis', 'avif')],
    ['image/avif', brands('mif1', 'miaf', 'avif')],
  ])('%s', (type, file) => {
    expect(pictureKind(file)).toEqual({ kind: 'picture', type });
    expect(imageLimits.types).toContain(type);
    expect(whyNoPicture(pictureKind(file))).toBeUndefined();
  });

  it.each([
    ['HEIC', brands('heic', 'mif1', 'heic')],
    ['HEIC', brands('mif1', 'heic')],
    ['SVG', bytes('<svg xmlns="x">')],
    ['TIFF', bytes('II*\0')],
    ['PDF', bytes('%PDF-1.7')],
  ])('%s is named, beside what is taken', (name, file) => {
    const said = whyNoPicture(pictureKind(file));
    expect(said).toBe(
      `A picture has to be JPEG, PNG, WebP, AVIF or GIF. This one is ${name}. Save it as JPEG, PNG or WebP and try again.`,
    );
  });

  it('clips and what nobody knows are none', () => {
    for (const clip of [brands('isom'), brands('qt  '), bytes('\x1aE\xdf\xa3'), bytes('RIFF\0\0\0\0AVI ')])
      expect(pictureKind(clip)).toEqual({ kind: 'clip' });
    for (const other of [bytes(''), bytes('a,b'), brands('zzzz'), bytes('\0\0\0\0ftyp')])
      expect(pictureKind(other)).toEqual({ kind: 'other' });
  });

  it('the message lists every kind that is taken, and no other', () => {
    const listed = errors['picture-kind-unknown'].title.match(
      /\b(?:JPEG|PNG|WebP|AVIF|GIF|HEIC|TIFF|SVG|BMP)\b/g,
    );
    expect(listed?.map((name) => `image/${name.toLowerCase()}`)).toEqual([...imageLimits.types]);
  });
});
