import type { MadeFacts } from '@cuewright/engine/image-metadata';
import type { Measurements } from '@cuewright/engine/picture';
import type { Result } from '../../result.ts';
import type { OpenedPicture } from '../pictures/open-picture.ts';
import type { FileFacts } from './file-facts.ts';

/** What pixels and file tell of a picture. */
export interface PictureReading extends FileFacts {
  measured: Measurements;
}

/** Everybody has their turn: one person's pictures keep nobody else's waiting. */
export interface PictureReader {
  /** What the file says of how it was made; nothing where that cannot be told. */
  recover: (picture: OpenedPicture, personId: string) => Promise<MadeFacts | undefined>;
  read: (picture: OpenedPicture, personId: string) => Promise<Result<PictureReading, 'picture-unreadable'>>;
  close: () => Promise<void>;
}
