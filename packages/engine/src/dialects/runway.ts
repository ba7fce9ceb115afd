import type { Dialect } from './dialect.ts';
import { runwayImage } from './image/runway-image.ts';
import { runwayVideo } from './video/runway-video.ts';

/** One maker, two generators: a still is described, a clip is moved. */
export const runway: Dialect = {
  fit: (fitted, model) => of(model.mode).fit?.(fitted, model),
  say: (telling) => of(telling.model?.mode ?? telling.shot.mode).say(telling),
};

function of(mode: 'photo' | 'video'): Dialect {
  return mode === 'photo' ? runwayImage : runwayVideo;
}
