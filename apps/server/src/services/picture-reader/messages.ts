import type { Measurements, RawPicture } from '@cuewright/engine/picture';
import type { PictureReading } from './picture-reading.ts';

export interface Job {
  bytes: Uint8Array;
  raw: RawPicture;
  size: Measurements['size'];
}

export type Done = PictureReading;
