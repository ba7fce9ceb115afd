import { termsIn } from '../language/terms/terms-in.ts';
import { emptyShot, type Mode, type Shot } from '../shot/shot.ts';
import { toldIn } from '../shot/told.ts';
import { readShot } from '../shot-of/read-shot.ts';
import { setFields } from '../shot-of/set-fields.ts';
import type { ReadShot } from '../shot-of/shot-of.ts';

/**
 * A shot that keeps a text in one piece, beside the fields that were read from it. What is finished, or too short to be
 * taken apart, is best left as it was put; a dialect tells a field only where the words do not.
 */
export function verbatimShot(text: string, mode: Mode): Shot {
  return shotOfReading(readShot(text, { mode }), mode);
}

export function shotOfReading({ text, shot }: ReadShot, mode: Mode): Shot {
  const { place, camera, light, subject } = shot;
  return {
    ...emptyShot(mode),
    ...toldIn(shot),
    subject: { ...subject, text, action: '' },
    place: { ...place, text: '' },
    camera: { ...camera, framings: [...camera.framings], text: '' },
    light: { ...light, text: '' },
    effects: [...shot.effects],
    negative: [...shot.negative],
    ...(shot.duration !== undefined && { duration: shot.duration }),
    ...(shot.ratio !== undefined && { ratio: shot.ratio }),
  };
}

/** Fields that a shot's own words tell. */
const TOLD = /^(?:camera\.|light\.|place\.(?:hour|weather))/;

/** Sets what the words of a shot say and no field does yet, so that a board or a check need not read them again. */
export function tellFields(shot: Shot): void {
  const { subject, place, mood, camera, light, details } = shot;
  const words = [subject.text, subject.action, place.text, mood, camera.text, light.text, details];
  const terms = termsIn(words.filter((text) => text !== '').join('\n'));
  setFields(
    shot,
    terms.filter(({ field }) => TOLD.test(field) && !(shot.mode === 'photo' && field === 'camera.movement')),
  );
}
