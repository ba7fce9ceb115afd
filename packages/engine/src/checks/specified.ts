import type { Part } from '../shot/shot.ts';
import type { FindingField } from '../shot-of/finding.ts';
import type { Check } from './check.ts';
import type { Checked } from './checked.ts';
import type { RuleId } from './rules/index.ts';

/** One thing a shot can say, and whether this one says it. */
export interface Specified {
  what: What;
  /** Where in a prompt it belongs. */
  part: Part;
  /** The words that say it; empty where nobody did. */
  said: string;
  /** What is left to the generator without them. */
  decides: string;
  /** What speaks against it, where something does. */
  against: readonly Pick<Check, 'says' | 'because'>[];
}

interface Tellable {
  part: Part;
  decides: string;
  says: (seen: Checked) => string;
}

const SHOWN = 3;

/** The person's own words for it, each once. */
function wordsOf({ said, text }: Checked, ...fields: readonly FindingField[]): string {
  const words = said(...fields).map(({ start, end }) => text.slice(start, end).trim());
  const isWithin = (word: string, at: number) =>
    words.some((other, n) => {
      const [long, short] = [other.toLowerCase(), word.toLowerCase()];
      return n !== at && long.includes(short) && (long !== short || n < at);
    });
  return words
    .filter((word, at) => !isWithin(word, at))
    .slice(0, SHOWN)
    .join(', ');
}

const tellable = {
  subject: {
    part: 'subject',
    decides: 'who or what it is of',
    says: ({ shot, boxOf }) => shot.subject.text || boxOf('subject'),
  },
  action: {
    part: 'subject',
    decides: 'what they do, or that they stand and look',
    says: ({ shot }) => shot.subject.action,
  },
  place: {
    part: 'place',
    decides: 'where it is, and what is behind them',
    says: (seen) => seen.shot.place.text || wordsOf(seen, 'place.class') || seen.boxOf('place'),
  },
  hour: {
    part: 'place',
    decides: 'the hour and the weather, and with them the light',
    says: (seen) => wordsOf(seen, 'place.hour', 'place.weather'),
  },
  'shot size': {
    part: 'camera',
    decides: 'how near we are, and from what height we look',
    says: (seen) => wordsOf(seen, 'camera.size', 'camera.angle'),
  },
  lens: {
    part: 'camera',
    decides: 'how wide it sees, and what stays sharp',
    says: (seen) => wordsOf(seen, 'camera.lens.mm', 'camera.lens.kind', 'camera.aperture', 'camera.focus'),
  },
  'camera move': {
    part: 'camera',
    decides: 'whether the camera moves, and where to',
    says: (seen) => wordsOf(seen, 'camera.movement'),
  },
  light: {
    part: 'light',
    decides: 'where the light comes from, how hard and how warm it is',
    says: (seen) =>
      wordsOf(seen, 'light.source', 'light.direction', 'light.quality', 'light.temperature') ||
      seen.shot.light.text ||
      seen.boxOf('light'),
  },
  mood: {
    part: 'mood',
    decides: 'what it feels like',
    says: ({ shot, boxOf }) => shot.mood || boxOf('mood'),
  },
  sound: {
    part: 'audio',
    decides: 'what is heard',
    says: ({ shot: { audio, lines } }) =>
      [...lines.map(({ words }) => words), ...audio.sounds, ...audio.ambience, audio.music]
        .filter((words) => words !== '')
        .slice(0, SHOWN)
        .join(', '),
  },
} as const satisfies Readonly<Record<string, Tellable>>;
export type What = keyof typeof tellable;

/** The rules that find a contradiction, and what it is one of. */
const contradicts: Readonly<Partial<Record<RuleId, What>>> = {
  'two-moves': 'camera move',
  'depth-of-field': 'lens',
  'colour-temperature': 'light',
  'day-and-night': 'hour',
  'weather-clash': 'hour',
  'long-dialogue': 'sound',
};

/** What a prompt says of all that it could, and what contradicts it. No mark out of ten: each has its reason. */
export function specifiedIn(seen: Checked, checks: readonly Check[]): Specified[] {
  return (Object.keys(tellable) as What[])
    .filter((what) => isAsked(what, seen))
    .map((what) => {
      const { part, decides, says }: Tellable = tellable[what];
      return {
        what,
        part,
        decides,
        said: says(seen),
        against: checks
          .filter(({ rule }) => contradicts[rule] === what)
          .map(({ says, because }) => ({ says, because })),
      };
    });
}

/** A still has no move; what is silent has no sound; what starts from a picture has its looks. */
function isAsked(what: What, { mode, model, hasStartImage }: Checked): boolean {
  if (what === 'camera move') return mode === 'video' && model?.camera?.value.kind !== 'none';
  if (what === 'sound') return mode === 'video' && (!model || (model.audio?.value.length ?? 0) > 0);
  if (hasStartImage) return what === 'action';
  return true;
}
