import { imageLimits } from '@cuewright/contract';
import { expect, it } from 'vitest';
import { megabytes, pictureAccept, whyUnsendable } from './picture-files.ts';

const heic = Uint8Array.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', (letter) => letter.charCodeAt(0));
const jpeg = (size = 4) => {
  const bytes = new Uint8Array(size);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  return bytes;
};

it('[FILE-8] a file is refused before it is sent by its bytes, whatever it is called', async () => {
  const names = [
    ['IMG_0412.HEIC', ''],
    ['img_0412.heic', 'image/heic'],
    ['IMG_0412.jpg', 'image/jpeg'],
  ] as const;
  for (const [name, type] of names)
    expect(await whyUnsendable(new File([heic], name, { type }))).toBe(
      'A picture has to be JPEG, PNG, WebP, AVIF or GIF. This one is HEIC. Save it as JPEG, PNG or WebP and try again.',
    );
  expect(await whyUnsendable(new File([jpeg()], 'quay.HEIC', { type: '' }))).toBeUndefined();
});

it('[FILE-8] the file chooser offers what is taken, and no more', () => {
  expect(pictureAccept.split(',')).toEqual([...imageLimits.types]);
});

it('[IMG-7] [REV-6] pictures of up to 10 MB are sent, and the limit is named beyond', async () => {
  expect(await whyUnsendable(new File([jpeg(imageLimits.bytes)], 'a.jpg'))).toBeUndefined();
  expect(await whyUnsendable(new File([jpeg(imageLimits.bytes + 1)], 'a.jpg'))).toContain(
    'at most 10 MB. This one has 10.1 MB.',
  );
  expect([megabytes(1), megabytes(1_572_864)]).toEqual(['0.1 MB', '1.5 MB']);
});
