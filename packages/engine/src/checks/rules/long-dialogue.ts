import { counted } from '../../text/plural.ts';
import type { Rule } from '../rule.ts';

/** Spoken without haste. */
const WORDS_A_SECOND = 2.6;

/** More to say than the clip has time for. */
export const longDialogue: Rule = {
  find: ({ shot, said, seconds, mode, model, name }) => {
    if (mode === 'photo' || seconds === undefined || model?.input.value === 'script') return [];
    const count = shot.lines.flatMap(({ words }) => words.split(/\s+/).filter(Boolean)).length;
    const room = Math.floor(seconds * WORDS_A_SECOND);
    if (count <= room) return [];
    const lines = said('audio.dialogue');
    const last = lines.at(-1);
    return [
      {
        severity: 'warning',
        ...(last && { span: last }),
        says: `${counted(count, 'word')} to be spoken in ${counted(seconds, 'second')}.`,
        because: `Some ${room} fit. ${name} cuts the rest or gabbles it.`,
      },
    ];
  },
};
