import { unfilmable } from '../../language/praise/unfilmable.ts';
import { type ReadShot, readShot } from '../../shot-of/index.ts';
import type { Challenge, Need } from './lesson.ts';

export { unfilmable } from '../../language/praise/unfilmable.ts';

export interface ChallengeCheck {
  words: number;
  /** How many words too many. */
  over: number;
  met: Need[];
  missing: Need[];
  /** Words that name a feeling or praise a picture, as they were written. */
  filler: string[];
}

const said: Record<Need, (reading: ReadShot) => boolean> = {
  action: ({ findings }) => findings.some(({ field, negated }) => field === 'subject.action' && !negated),
  size: ({ shot: { camera } }) => camera.size !== undefined || camera.framings.includes('two-shot'),
  lens: ({ shot: { camera } }) => camera.lens !== undefined,
  light: ({ shot: { light, place } }) =>
    (light.source ?? light.direction ?? light.quality ?? place.weather) !== undefined || light.text !== '',
  hour: ({ shot: { place } }) => place.hour !== undefined,
  movement: ({ shot: { camera } }) => camera.movement !== undefined,
  sound: ({ shot: { audio, lines } }) => audio.ambience.length + audio.sounds.length + lines.length > 0,
};

/** What an answer to a challenge says of what it was asked, and what it says that nobody can film. */
export function checkChallenge(
  text: string,
  { mode, words: most, needs }: Pick<Challenge, 'mode' | 'words' | 'needs'>,
): ChallengeCheck {
  const reading = readShot(text, { mode });
  const words = text.trim() === '' ? 0 : text.trim().split(/\s+/).length;
  const met = needs.filter((need) => said[need](reading));
  return {
    words,
    over: Math.max(0, words - most),
    met,
    missing: needs.filter((need) => !met.includes(need)),
    filler: [...new Set((text.match(unfilmable) ?? []).map((word) => word.toLowerCase()))],
  };
}
