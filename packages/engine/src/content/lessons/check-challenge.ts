import { type ReadShot, readShot } from '../../shot-of/index.ts';
import type { Challenge, Need } from './lesson.ts';

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

/** Nothing that can be lit or framed. One group, so that a text can be split by it. */
export const FILLER =
  /\b(stunning|beautiful(?:ly)?|breathtaking|amazing|awesome|epic|majestic|vibrant|dramatic(?:ally)?|cinematic|professional|masterpiece|ethereal|serene|gorgeous|magical|enchanting|elegant|graceful|lush|perfect|picturesque|seamless|emotional|nostalgic|heartbreaking|lonely|loneliness|sad|sadly|sadness|happy|happily|joyful(?:ly)?|melancholy|tense|suspenseful|intense|thrilling|moody|atmospheric|intimidating|evil|ultra|8k|4k|(?:highly|ultra) (?:detailed|realistic)|award-winning|high[- ]quality)\b/giu;

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
    filler: [...new Set((text.match(FILLER) ?? []).map((word) => word.toLowerCase()))],
  };
}
