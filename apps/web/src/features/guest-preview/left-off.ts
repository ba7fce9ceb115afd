import type { Dropped } from '@cuewright/engine/writing';

const names: Readonly<Record<string, string>> = {
  'audio.ambience': 'the sound',
  'audio.dialogue': 'the lines',
  'audio.music': 'the music',
  'audio.sounds': 'the sound',
  'camera.movement': 'the camera move',
  duration: 'the length',
  effects: 'effects that need time',
  negative: 'what to leave out',
  ratio: 'the shape',
};

/** What a generator was not told, each thing once. */
export function leftOff(dropped: readonly Dropped[]): string | undefined {
  const things = new Set(dropped.map(({ field }) => names[field] ?? `some of the ${field.split('.')[0]}`));
  const list = [...things].join(', ');
  return list === '' ? undefined : list.charAt(0).toUpperCase() + list.slice(1);
}
