import type { Dialect } from '../dialect.ts';
import { fromPicture } from '../pieces/from-picture.ts';
import { howMuchMoves } from '../pieces/how-much-moves.ts';

/** The flags that a clip takes, in the order they are documented. */
const FLAGS = ['--motion', '--raw', '--loop', '--end', '--bs'] as const;

/** A short word on what moves, then its flags. */
export const midjourneyVideo: Dialect = {
  fit: ({ shot, parameters }) => {
    parameters['--motion'] ??= howMuchMoves(shot) === 'much' ? 'high' : 'low';
  },
  say: (telling) => fromPicture(telling),
  tail: ({ parameters }) => {
    const flags = FLAGS.flatMap((flag) => {
      const value = parameters[flag];
      delete parameters[flag];
      if (value === undefined || value === false) return [];
      return [value === true || value === '' ? flag : `${flag} ${value}`];
    });
    return flags.length > 0 ? ` ${flags.join(' ')}` : '';
  },
};
