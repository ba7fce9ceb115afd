import { addressOf, type ImageReference } from '@cuewright/contract';
import type { ImageReferenceRow } from './table.ts';

export function presentImageReference(image: ImageReferenceRow): ImageReference {
  const { id, title, description, width, height, created_at, picture, thumbnail } = image;
  return {
    id,
    title,
    description,
    url: addressOf('GET /api/files/{sha256}', { params: { sha256: picture } }),
    thumbnail_url: addressOf('GET /api/files/{sha256}', { params: { sha256: thumbnail } }),
    width,
    height,
    created_at: created_at.toISOString(),
  };
}
