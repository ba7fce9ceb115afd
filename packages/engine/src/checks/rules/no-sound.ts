import type { Rule } from '../rule.ts';

/** A generator that is heard, and nothing to hear. */
export const noSound: Rule = {
  find: ({ model, shot, mode, name }) => {
    if (mode === 'photo' || model?.input.value === 'script' || model?.input.value === 'brief') return [];
    const hears = model?.audio?.value ?? [];
    const { ambience, sounds, music } = shot.audio;
    if (hears.length === 0 || [...ambience, ...sounds, ...shot.lines, ...(music ? [music] : [])].length > 0)
      return [];
    return [
      {
        severity: 'hint',
        says: 'Nothing is said of the sound.',
        because: `${name} makes sound with every clip, and makes it up where none is named.`,
      },
    ];
  },
};
