import { soundFact } from './sound-fact.ts';
import { isVideo, type Want } from './want.ts';

/** Somebody who speaks to the camera, or nobody. */
export function presenterWants(message: string): Want[] {
  const wants: Want[] = [];
  const add = (when: boolean, ...wanted: Want[]) => {
    if (when) wants.push(...wanted);
  };
  const has = (pattern: RegExp) => pattern.test(message);

  const isNoAvatar = has(
    /\b(?:no|not|without|except|but)\b.{0,12}\b(?:avatars?|presenters?|talking heads?|spokesperson)\b/,
  );
  add(isNoAvatar, {
    id: 'no-avatar',
    words: 'has no presenter',
    fits: (model) => isVideo(model) && model.family !== 'avatar' && model.family !== 'script-to-video',
  });
  add(
    !isNoAvatar &&
      has(
        /\b(?:avatars?|presenters?|talking heads?|spokes(?:person|man|woman)|newsreaders?|anchors?|digital humans?)\b/,
      ),
    {
      id: 'avatar',
      words: 'has a presenter speak your words',
      fits: ({ family }) => family === 'avatar',
      because: soundFact,
    },
  );
  return wants;
}
