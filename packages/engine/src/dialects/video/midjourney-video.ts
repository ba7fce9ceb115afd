import type { Dialect } from '../dialect.ts';
import { fromPicture } from '../pieces/from-picture.ts';
import { howMuchMoves } from '../pieces/how-much-moves.ts';

/** The flags that a clip takes, in the order they are documented. */
const FLAGS = ['--motion', '--raw', '--loop', '--end', '--bs'] as const;

/** These are on or off; the others are nothing without a value. */
const SWITCHES: readonly string[] = ['--raw', '--loop'];

/** A short word on what moves, then its flags. */
export const midjourneyVideo: Dialect = {
  fit: ({ shot, parameters, dropped }) => {
    for (const flag of FLAGS) {
      const value = parameters[flag];
      if (SWITCHES.includes(flag) || !(value === '' || typeof value === 'boolean')) continue;
      delete parameters[flag];
      dropped.push({ field: `settings.${flag}`, value: String(value), reason: 'out-of-range' });
    }
    parameters['--motion'] ??= howMuchMoves(shot) === 'much' ? 'high' : 'low';
  },
  say: (telling) => fromPicture(telling),
  tail: ({ parameters }) => {
    const flags = FLAGS.flatMap((flag) => {
      const value = parameters[flag];
      delete parameters[flag];
      if (value === undefined || value === false) return [];
      return [SWITCHES.includes(flag) ? flag : `${flag} ${value}`];
    });
    return flags.length > 0 ? ` ${flags.join(' ')}` : '';
  },
};
