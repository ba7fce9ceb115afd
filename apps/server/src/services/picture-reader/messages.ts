import type { MadeFacts, RawPixels } from '@cuewright/engine/image-metadata';
import type { Measurements, RawPicture } from '@cuewright/engine/picture';
import type { PictureReading } from './picture-reading.ts';

interface ToMeasure {
  kind: 'measure';
  bytes: Uint8Array;
  raw: RawPicture;
  size: Measurements['size'];
}

interface ToRecover {
  kind: 'recover';
  bytes: Uint8Array;
}

export type Job = ToMeasure | ToRecover;
export type Done<J extends Job> = J extends ToMeasure ? PictureReading : MadeFacts;

/** What a thread is handed: a picture, or the pixels that it asked for. */
export type ToThread = Job | { kind: 'pixels'; pixels: RawPixels | undefined };
/** What a thread says: that it is done, or that it cannot go on without the pixels. */
export type FromThread<J extends Job = Job> = { kind: 'done'; done: Done<J> } | { kind: 'pixels-wanted' };
