import { imageLimits, kindAdvice, type PictureType, pictureKind } from '@cuewright/contract';
import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp';
import { openPlaces } from '../../places/places.ts';
import { fail, ok, type Result } from '../../result.ts';

export type PictureFailure =
  | 'picture-too-large'
  | 'picture-too-many-pixels'
  | 'picture-kind-unknown'
  | 'picture-unreadable';

/** A picture whose kind and measures are known to be within the limits. Its pixels are not unpacked yet. */
export interface OpenedPicture {
  bytes: Uint8Array;
  type: PictureType;
  /** As it is seen: a phone's picture is turned upright. */
  width: number;
  height: number;
  /** Only its first frame is drawn. */
  isAnimated: boolean;
}

/** libvips' name for what each kind is read by. */
const READERS: Record<PictureType, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
  'image/gif': 'gif',
};

/** Pixels are unpacked by the threads that also read files, and there are four of those. */
const unpacking = openPlaces(2);
const UNPACK_SECONDS = 10;

/**
 * Opens what somebody handed in as a picture: what it is by its bytes, and whether it is within the limits, from its
 * header alone. Whatever is wrong with it, nothing is unpacked and the failure names the limit.
 */
export async function openPicture(bytes: Uint8Array): Promise<Result<OpenedPicture, PictureFailure>> {
  const told = pictureKind(bytes);
  if (told.kind === 'clip') return fail('picture-kind-unknown', { detail: kindAdvice(told) });
  if (bytes.byteLength > imageLimits.bytes)
    return fail('picture-too-large', {
      detail: `This one has ${megabytes(bytes.byteLength)} MB. Save it smaller and try again.`,
    });
  if (told.kind !== 'picture') return fail('picture-kind-unknown', { detail: kindAdvice(told) });
  const { type } = told;
  const header = await readHeader(bytes);
  if (header?.format !== READERS[type]) return fail('picture-unreadable');
  const { width, height } = header.autoOrient;
  if (width * height > imageLimits.pixels)
    return fail('picture-too-many-pixels', { detail: measures(width, height) });
  const isAnimated = (header.pages ?? 1) > 1 || isAnimatedPng(bytes, type);
  return ok({ bytes, type, width, height, isAnimated });
}

/**
 * Unpacks a picture and draws it as `draw` says, upright, without anything that was hidden in the original. Only now
 * does it show whether its file is whole.
 */
export async function drawPicture(
  { bytes }: OpenedPicture,
  draw: (pixels: Sharp) => Sharp,
): Promise<Result<{ data: Uint8Array; info: OutputInfo }, 'picture-unreadable'>> {
  const drawn = draw(
    sharp(bytes, { ...FIRST_FRAME, limitInputPixels: imageLimits.pixels, failOn: 'error' }).autoOrient(),
  ).timeout({ seconds: UNPACK_SECONDS });
  const leave = await unpacking.take();
  try {
    return ok(await drawn.toBuffer({ resolveWithObject: true }));
  } catch {
    return fail('picture-unreadable');
  } finally {
    leave();
  }
}

const FIRST_FRAME = { pages: 1 } as const;

/** The header alone costs next to nothing however large the picture says it is, so the size is ours to judge. */
async function readHeader(bytes: Uint8Array): Promise<Metadata | undefined> {
  try {
    return await sharp(bytes, { ...FIRST_FRAME, limitInputPixels: false }).metadata();
  } catch {
    return undefined;
  }
}

const [ANIMATION, PIXELS] = ['acTL', 'IDAT'].map((name) => Buffer.from(name).readUInt32BE());

/** An animated PNG says so in a chunk before its first pixels; libvips reads it as a still one. */
function isAnimatedPng(bytes: Uint8Array, type: PictureType): boolean {
  if (type !== 'image/png') return false;
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= view.length; at += 12 + view.readUInt32BE(at)) {
    // By numbers: ten megabytes can be a million empty chunks.
    const chunk = view.readUInt32BE(at + 4);
    if (chunk === ANIMATION) return true;
    if (chunk === PIXELS) return false;
  }
  return false;
}

function megabytes(bytes: number): string {
  return (Math.ceil(bytes / 104_857.6) / 10).toLocaleString('en-US');
}

function measures(width: number, height: number): string {
  const [across, down] = [width, height].map((side) => side.toLocaleString('en-US'));
  const megapixels = (Math.ceil((width * height) / 100_000) / 10).toLocaleString('en-US');
  return `This one has ${megapixels} megapixels (${across} × ${down}). Save it smaller and try again.`;
}
