import type { ImageReference } from '@cuewright/contract';

/** What is kept is WebP, whatever came. */
export function keptName({ title }: Pick<ImageReference, 'title'>): string {
  return `${title.replace(/\.\w{2,5}$/, '')}.webp`;
}
