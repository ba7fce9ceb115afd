import { type Deed, deedOf, verbOf, withoutLikeness, wordsOf } from '@cuewright/engine/seen';
import type { Shot } from '@cuewright/engine/shot';

export interface Doing {
  deed?: Deed;
  /** The word that the deed was told by. */
  verb?: string;
  /** On the floor, and on no seat. */
  isLow?: true;
  does: readonly string[];
}

const LOW = new Set(['floor', 'ground', 'grass', 'rug', 'carpet', 'sand', 'lawn', 'legged']);

/** The first that is done and all that is done with it, by whoever does it. */
export function doingOf(beats: Shot['beats']): Doing {
  const [first, ...others] = beats;
  if (!first) return { does: [] };
  const at = beats.findIndex((beat, n) => n > 0 && beat.link !== 'together');
  const along = [first, ...others.slice(0, at < 0 ? others.length : at - 1)];
  const deeds = along.map(({ does }) => {
    const words = wordsOf(withoutLikeness(does));
    const verb = verbOf(words) ?? '';
    const isShaking = verb.startsWith('shak') && words.includes('hands');
    return { words, verb, deed: isShaking ? ('handshake' as const) : deedOf(verb) };
  });
  const posed =
    deeds.find(({ deed }) => deed !== undefined && deed !== 'work') ??
    deeds.find(({ deed }) => deed !== undefined);
  return {
    does: deeds.flatMap(({ words }) => words),
    ...(posed?.deed && { deed: posed.deed, verb: posed.verb }),
    ...(deeds.some(({ words }) => words.some((word) => LOW.has(word))) && { isLow: true as const }),
  };
}
