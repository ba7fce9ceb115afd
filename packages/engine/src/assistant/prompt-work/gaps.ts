import type { Shot } from '../../shot/shot.ts';

export const fieldWords: Readonly<Record<string, string>> = {
  'camera.size': 'how near the camera is',
  'camera.lens': 'a lens',
  'camera.aperture': 'an aperture',
  'camera.movement': 'what the camera does',
  light: 'where the light comes from',
};

/** What a shot does not say, in words for the person who can. */
export function gaps(shot: Shot): string[] {
  return [
    shot.subject.text === '' && 'who or what it is about',
    shot.subject.text !== '' && shot.subject.action === '' && 'what they do',
    shot.place.text === '' && !shot.place.class && 'where it is',
    !shot.place.hour &&
      !/\b(?:morning|noon|afternoon|evening|night|dawn|dusk|sunset|sunrise|hour)\b/i.test(
        `${shot.place.text} ${shot.light.text} ${shot.details}`,
      ) &&
      'the hour',
    shot.mood === '' && 'one feeling',
  ].filter((gap) => gap !== false);
}
