import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import { imageLimits } from '../limits/index.ts';
import type { FilePart } from './bodies.ts';

/** A picture in a form. What it is, its bytes say. */
export const picturePart = { kind: 'file', maxBytes: imageLimits.bytes } as const satisfies FilePart;

/** A picture written out in text. What it is, its bytes say. */
export const pictureDataUrl = z
  .string()
  .refine((text) => /^data:image\/[\w.+-]+;base64,/.test(text.slice(0, 100)), {
    error: 'Give a picture as a data URL in base64, like data:image/png;base64,...',
  })
  .describe('A data URL in base64.');

/** What can be wrong with a picture. */
export const pictureErrors = [
  'picture-too-large',
  'picture-too-many-pixels',
  'picture-kind-unknown',
  'picture-unreadable',
] as const satisfies readonly ErrorCode[];
