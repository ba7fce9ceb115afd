import type { Model } from './model.ts';
import { midjourney } from './models/photo/midjourney.ts';
import { googleVeo3 } from './models/video/google-veo-3.ts';

const models: readonly Model[] = [googleVeo3, midjourney];

/** The model of an id that came from outside. */
export function findModel(id: string): Model | undefined {
  return models.find((model) => model.id === id);
}
