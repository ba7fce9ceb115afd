import type { Dialect } from './dialect.ts';
import { runwayImage } from './image/runway-image.ts';

export const runway: Dialect = runwayImage;
