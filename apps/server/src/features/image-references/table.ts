import type { Selectable } from 'kysely';

export interface ImageReferencesTable {
  id: string;
  user_id: string;
  title: string;
  description: string;
  /** Its uses of the blobs: the picture, and the small one that a list shows. */
  blob_id: string;
  thumbnail_id: string;
  /** Of what is kept. */
  width: number;
  height: number;
  created_at: Date;
}

export type ImageReferenceRow = Selectable<ImageReferencesTable> & {
  /** The hashes of the two. */
  picture: string;
  thumbnail: string;
};
