import { imageLimits, type PictureKind, whyNoPicture } from '@cuewright/contract';
import { kindOfFile } from '../../lib/picture-files.ts';

/** A clip that the page looks into by itself. Nobody but the page ever gets it. */
export function isClip({ type }: Pick<File, 'type'>): boolean {
  return (imageLimits.clipTypes as readonly string[]).includes(type);
}

/** Why a file is not even looked into; nothing where it is. Of a clip, what is played is left out. */
export async function untakenBecause(file: File): Promise<string | undefined> {
  if (isClip(file)) return undefined;
  const kind = await kindOfFile(file);
  if (!holdsFacts(kind)) return `${whyNoPicture(kind)} Clips are MP4 or WebM.`;
  if (file.size > imageLimits.readHereBytes)
    return `A file can have at most ${imageLimits.readHereBytes / 1_048_576} MB to be looked into here. Choose a smaller one.`;
  return undefined;
}

/** HEIC cannot be seen here, but read for what it says of itself. */
function holdsFacts(kind: PictureKind): boolean {
  return kind.kind === 'picture' || (kind.kind === 'other' && kind.name === 'HEIC');
}
