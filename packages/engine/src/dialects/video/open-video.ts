import type { Sentence, Stretch } from '../../writing/sentence.ts';
import { say, withCapital } from '../../writing/sentence.ts';
import type { Dialect, Telling } from '../dialect.ts';
import { fromPicture } from '../pieces/from-picture.ts';
import { movementNames } from '../pieces/movement-names.ts';
import { phrasesOf } from '../pieces/phrases.ts';
import { sceneOf } from '../pieces/picture-scene.ts';
import { stretchesOf } from '../pieces/runs.ts';
import { view } from '../pieces/view.ts';

/** A short caption as clips on the web have them: no article in front, no stop behind, little after who, where and what. */
export const openVideo: Dialect = {
  say: (telling) => (telling.isFromImage ? fromPicture(telling) : told(telling)),
};

function told({ shot, fresh, facts }: Telling): Sentence[] {
  const { movement } = fresh.camera;
  const [first, ...run] = sceneOf(fresh).stretches;
  const caption: Stretch[] = first ? [withoutArticle(first, shot.locked), ...run] : [];
  const phrases: (Stretch | undefined)[] = [
    ...stretchesOf(phrasesOf(fresh), 'surroundings', 'light', 'mood', 'look', 'palette'),
    say('camera', view(fresh)),
    say('camera', movement && movementNames[movement]),
    ...stretchesOf(phrasesOf(fresh), 'camera', 'details', 'lens', 'focus'),
    ...facts.map(({ phrase }) => say('technical', phrase)),
  ];
  const tail = phrases
    .filter((one) => one !== undefined)
    .map(({ part, text }, at) => ({
      part,
      text: at === 0 && caption.length === 0 ? withCapital(text) : `, ${text}`,
    }));
  return [[...caption, ...tail]];
}

function withoutArticle({ part, text }: Stretch, locked: readonly string[]): Stretch {
  const bare = text.replace(/^(?:an?|the)\s+/i, '');
  return { part, text: withCapital(locked.some((words) => text.includes(words)) ? text : bare) };
}
