import type { Family, Model } from '../catalogue/index.ts';
import type { Dialect } from './dialect.ts';
import { imageDialects } from './image/image-dialects.ts';
import { plain } from './plain.ts';
import { runway } from './runway.ts';
import { videoDialects } from './video/video-dialects.ts';

/** Who is written to in which way. */
const dialects: Readonly<Partial<Record<Family, Dialect>>> = {
  ...imageDialects,
  ...videoDialects,
  runway,
};

export function dialectOf(model: Model | undefined): Dialect {
  return (model && dialects[model.family]) ?? plain;
}
