import { imageLimits } from '@cuewright/contract';

/** A clip that the page looks into by itself. Nobody but the page ever gets it. */
export function isClip({ type }: Pick<File, 'type'>): boolean {
  return (imageLimits.clipTypes as readonly string[]).includes(type);
}

/** Why a file is not even looked into; nothing where it is. Of a clip, what is played is left out. */
export function untakenBecause(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (!file.type.startsWith('image/') && !isClip(file))
    return 'That is no picture. Choose a JPG, PNG or WebP. Clips are MP4 or WebM.';
  if (file.size > imageLimits.readHereBytes && !isClip(file))
    return `A file can have at most ${imageLimits.readHereBytes / 1_048_576} MB to be looked into here. Choose a smaller one.`;
  return undefined;
}
