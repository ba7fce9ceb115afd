import { imageLimits } from '@cuewright/contract';

const MB = 1_048_576;

/** Why a file is not sent at all; nothing where the server is the one to say. */
export function refusal({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  // What has no type may be a picture all the same: its bytes tell.
  if (type !== '' && !type.startsWith('image/')) return 'That is no picture. Choose a JPG, PNG or WebP.';
  if (size <= imageLimits.bytes) return undefined;
  const megabytes = (Math.ceil((size / MB) * 10) / 10).toLocaleString();
  return `A picture can have at most ${imageLimits.bytes / MB} MB. This one has ${megabytes} MB. Save it smaller and try again.`;
}
