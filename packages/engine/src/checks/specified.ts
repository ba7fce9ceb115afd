import type { Check, ToCheck } from './check.ts';
import { type Checked, checked } from './checked.ts';
import type { RuleId } from './rules/index.ts';

/** One thing a shot can say, and whether this one says it. */
export interface Specified {
  what: What;
  isTold: boolean;
  /** What speaks against it, where something does. */
  against: readonly Pick<Check, 'says' | 'because'>[];
}

export const whats = [
  'subject',
  'action',
  'place',
  'hour',
  'shot size',
  'lens',
  'camera move',
  'light',
  'mood',
  'sound',
] as const;
export type What = (typeof whats)[number];

/** The rules that find a contradiction, and what it is one of. */
const contradicts: Readonly<Partial<Record<RuleId, What>>> = {
  'two-moves': 'camera move',
  'depth-of-field': 'lens',
  'colour-temperature': 'light',
  'day-and-night': 'hour',
  'weather-clash': 'place',
  'long-dialogue': 'sound',
};

/** What a prompt says of all that it could, and what contradicts it. No mark out of ten: each has its reason. */
export function specified(given: ToCheck, checks: readonly Check[]): Specified[] {
  const seen = checked(given);
  return whats
    .filter((what) => isAsked(what, seen))
    .map((what) => ({
      what,
      isTold: tellers[what](seen),
      against: checks
        .filter(({ rule }) => contradicts[rule] === what)
        .map(({ says, because }) => ({ says, because })),
    }));
}

/** A still has no move; what is silent has no sound; what starts from a picture has its looks. */
function isAsked(what: What, { mode, model, hasStartImage }: Checked): boolean {
  if (what === 'camera move') return mode === 'video' && model?.camera?.value.kind !== 'none';
  if (what === 'sound') return mode === 'video' && (!model || (model.audio?.value.length ?? 0) > 0);
  if (hasStartImage) return what === 'action';
  return true;
}

const tellers: Readonly<Record<What, (seen: Checked) => boolean>> = {
  subject: ({ shot }) => shot.subject.text !== '',
  action: ({ shot }) => shot.subject.action !== '',
  place: ({ shot, said }) => shot.place.text !== '' || said('place.class').length > 0,
  hour: ({ said }) => said('place.hour', 'place.weather').length > 0,
  'shot size': ({ said }) => said('camera.size', 'camera.angle').length > 0,
  lens: ({ said }) =>
    said('camera.lens.mm', 'camera.lens.kind', 'camera.aperture', 'camera.focus').length > 0,
  'camera move': ({ said }) => said('camera.movement').length > 0,
  light: ({ shot, said }) =>
    shot.light.text !== '' ||
    said('light.source', 'light.direction', 'light.quality', 'light.temperature').length > 0,
  mood: ({ shot }) => shot.mood !== '',
  sound: ({ shot: { audio } }) =>
    audio.music !== '' || [audio.ambience, audio.sounds, audio.dialogue].some((list) => list.length > 0),
};
