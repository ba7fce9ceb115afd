import type { Scene } from '../scene.ts';
import { lessonScenes } from './lessons.ts';
import { libraryPeople } from './library-people.ts';
import { libraryPlaces } from './library-places.ts';
import { texts } from './texts.ts';

const scenes: ReadonlyMap<string, Scene> = new Map(
  [libraryPeople, libraryPlaces, lessonScenes].flatMap((some) => Object.entries(some)),
);
const ids: ReadonlyMap<number, string> = new Map(texts.map(([id, sum]) => [sum, id]));

/** What a text is known by, so that nobody has to carry all the texts that have a scene. */
export function sumOf(text: string): number {
  let [low, high] = [0, 7];
  for (let at = 0; at < text.length; at++) {
    low = (Math.imul(low, 31) + text.charCodeAt(at)) | 0;
    high = (Math.imul(high, 131) ^ text.charCodeAt(at)) | 0;
  }
  return (low >>> 0) * 2 ** 20 + (high & 0xfffff);
}

/** The scene that was set by hand for a text of the library or the lessons; for a word of it changed, none. */
export function sceneByHand(text: string): Scene | undefined {
  const id = ids.get(sumOf(text));
  return id === undefined ? undefined : scenes.get(id);
}

export const scenesByHand: ReadonlyMap<string, Scene> = scenes;
