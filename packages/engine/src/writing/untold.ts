import type { TermField } from '../language/terms/term.ts';
import { termsIn } from '../language/terms/terms-in.ts';
import type { Lens, Shot } from '../shot/shot.ts';

/** The shot without the fields that its own words already tell. */
export function untold(shot: Shot): Shot {
  const { subject, place, camera, light } = shot;
  const words = [subject.text, subject.action, place.text, shot.mood, camera.text, light.text, shot.details];
  const told = toldBy(words.filter((text) => text !== '').join('\n'));
  const open = <T>(field: TermField, value: T | undefined): T | undefined =>
    value !== undefined && told.get(field)?.has(String(value)) ? undefined : value;
  return {
    ...shot,
    place: without(place, {
      class: open('place.class', place.class),
      hour: open('place.hour', place.hour),
      weather: open('place.weather', place.weather),
    }),
    camera: without(camera, {
      size: open('camera.size', camera.size),
      framings: camera.framings.filter((framing) => open('camera.framings', framing)),
      angle: open('camera.angle', camera.angle),
      movement: open('camera.movement', camera.movement),
      focus: open('camera.focus', camera.focus),
      aperture: open('camera.aperture', camera.aperture),
      shutter: open('camera.shutter', camera.shutter),
      iso: open('camera.iso', camera.iso),
      body: open('camera.body', camera.body),
      lens: untoldLens(camera.lens, open),
    }),
    light: without(light, {
      source: open('light.source', light.source),
      direction: open('light.direction', light.direction),
      quality: open('light.quality', light.quality),
      temperature: open('light.temperature', light.temperature),
    }),
    effects: shot.effects.filter((effect) => open('effects', effect)),
  };
}

type Told = ReadonlyMap<TermField, ReadonlySet<string>>;

const lately = new Map<string, Told>();
const KEPT = 8;

/** What words tell. A shot is mostly written for several generators, one after the other, and its words stay the same. */
function toldBy(words: string): Told {
  const known = lately.get(words);
  if (known) return known;
  const told = new Map<TermField, Set<string>>();
  for (const { field, value } of termsIn(words)) told.set(field, (told.get(field) ?? new Set()).add(value));
  const [oldest] = lately.keys();
  if (lately.size >= KEPT && oldest !== undefined) lately.delete(oldest);
  lately.set(words, told);
  return told;
}

function untoldLens(
  lens: Lens | undefined,
  open: <T>(field: TermField, value: T | undefined) => T | undefined,
): Lens | undefined {
  if (!lens) return undefined;
  const millimetres = lens.toMm === undefined ? lens.mm : `${lens.mm}-${lens.toMm}`;
  const told = millimetres !== undefined && open('camera.lens.mm', String(millimetres)) === undefined;
  const kind = open('camera.lens.kind', lens.kind);
  if (told) return kind ? { kind } : undefined;
  return without(lens, { kind });
}

/** A copy with some fields given anew; `undefined` takes a field away. */
function without<T extends object>(value: T, fields: { [K in keyof T]?: T[K] | undefined }): T {
  const copy = { ...value, ...fields };
  for (const key of Object.keys(fields) as (keyof T)[]) if (copy[key] === undefined) delete copy[key];
  return copy as T;
}
