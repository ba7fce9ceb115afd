import { imageLimits, KIND_BYTES, type PictureKind, pictureKind, whyNoPicture } from '@cuewright/contract';

/** What a file chooser offers. A phone that is told so hands over its own pictures as JPEG. */
export const pictureAccept = imageLimits.types.join(',');

/** What a file is. Neither its name nor its type is asked: `.HEIC`, `.heic` and no ending at all are the same. */
export async function kindOfFile(file: Blob): Promise<PictureKind> {
  const head = await file
    .slice(0, KIND_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return pictureKind(new Uint8Array(head));
}

/** Why a picture would be refused, known before any of it is sent. */
export async function whyUnsendable(file: File): Promise<string | undefined> {
  return whyNoPicture(await kindOfFile(file)) ?? whyTooLarge(file);
}

function whyTooLarge({ size }: Pick<File, 'size'>): string | undefined {
  if (size <= imageLimits.bytes) return undefined;
  return `A picture can have at most ${imageLimits.bytes / 1_048_576} MB. This one has ${megabytes(size)}. Save it smaller and try again.`;
}

export function megabytes(bytes: number): string {
  return `${(Math.max(1, Math.ceil(bytes / 104_857.6)) / 10).toLocaleString('en-US')} MB`;
}
