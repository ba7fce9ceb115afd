import type { Mode } from '../shot/shot.ts';
import { addedPhotoIds, addedVideoIds, type ModelId, simplePhotoIds, simpleVideoIds } from './model-ids.ts';

const IDS: Readonly<Record<Mode, readonly ModelId[]>> = {
  photo: [...simplePhotoIds, ...addedPhotoIds],
  video: [...simpleVideoIds, ...addedVideoIds],
};

/** A generator by its id and what it makes, for whoever has no need of fifty-six data sheets. */
export function readModelId(text: string): { id: ModelId; mode: Mode } | undefined {
  for (const mode of ['photo', 'video'] as const) {
    const id = IDS[mode].find((one) => one === text);
    if (id !== undefined) return { id, mode };
  }
  return undefined;
}
