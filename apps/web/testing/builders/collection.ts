import type { ImageReference } from '@cuewright/contract';
import { type Answers, refuse } from '../answers.ts';
import { nextId, THEN } from './ids.ts';

/** A picture that somebody keeps. */
export function keptPicture(title: string): ImageReference {
  const id = nextId();
  const url = `/api/files/${id.replaceAll('-', '').padStart(64, '0')}`;
  return {
    id,
    title,
    description: 'Uploaded reference image',
    url,
    thumbnail_url: url,
    width: 1_200,
    height: 800,
    created_at: THEN,
  };
}

/** A collection that keeps what it is given, the newest first. */
export function collectionOf(...titles: readonly string[]): { answers: Answers; kept: ImageReference[] } {
  const kept = titles.map(keptPicture);
  const answers: Answers = {
    'GET /api/image-references': ({ query }) => ({
      images: kept.slice(0, query.limit),
      total: kept.length,
      next_cursor: null,
    }),
    'POST /api/image-references': ({ body }) => {
      const made = keptPicture(fileOf(body).name);
      kept.unshift(made);
      return made;
    },
    'DELETE /api/image-references/{id}': ({ params }) => {
      const at = kept.findIndex(({ id }) => id === params.id);
      if (at < 0) return refuse('image-reference-not-found');
      kept.splice(at, 1);
      return undefined;
    },
  };
  return { answers, kept };
}

/** What was sent to be kept. */
export function fileOf(body: FormData): File {
  const file = body.get('file');
  if (!(file instanceof File)) throw new Error('No file was sent.');
  return file;
}

/** A JPEG of one colour, as a browser makes it. */
export async function plainJpeg(name: string, colour = '#24405a'): Promise<File> {
  const canvas = new OffscreenCanvas(12, 8);
  const ground = canvas.getContext('2d');
  if (ground) {
    ground.fillStyle = colour;
    ground.fillRect(0, 0, 12, 8);
  }
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' });
}
