import type { Model } from '../../catalogue/index.ts';
import type { Addition, LightAddition } from '../../content/banks/addition.ts';
import { additions } from '../../content/banks/additions.ts';
import { elsewhere } from '../../content/banks/elsewhere.ts';
import { groundAdditions } from '../../content/banks/grounds.ts';
import {
  anyLights,
  anyPlaces,
  anyWhens,
  compositions,
  finishes,
  palettes,
  tones,
} from '../../content/banks/shared.ts';
import { type Fits, narrow } from '../../content/fits.ts';
import type { GenreId } from '../../content/genres.ts';
import { contentWords } from '../../language/surroundings/content-words.ts';
import {
  anyLight,
  lightGivers,
  lightsAtTheCamera,
  seenFromAfar,
} from '../../language/surroundings/lights.ts';
import { anythingHeard, movement } from '../../language/surroundings/wishes.ts';
import type { Mode, Part } from '../../shot/shot.ts';
import type { ReadShot } from '../../shot-of/index.ts';
import { agrees, says } from './agrees.ts';
import { type Draw, pick } from './draw.ts';
import { otherFigures } from './lens-figures.ts';
import { isOutOfPlace } from './out-of-place.ts';
import { isThick, isWet, type Setting, settingOf } from './setting.ts';

export type Slot = 'light' | 'camera' | 'when' | 'place' | 'look' | 'finish' | 'sound';

export interface Chosen {
  slot: Slot;
  text: string;
}

/** The part of a prompt that each belongs to. */
export const partOf: Readonly<Record<Slot, Part>> = {
  light: 'light',
  camera: 'camera',
  when: 'place',
  place: 'place',
  look: 'technical',
  finish: 'technical',
  sound: 'audio',
};

/** How many words an idea may have before it is taken to say for itself what lies there. */
const most: Readonly<Record<Slot, number>> = {
  light: 160,
  camera: 160,
  when: 60,
  place: 45,
  look: 60,
  finish: 45,
  sound: 60,
};

/** What an idea lacks, each thing agreeing with the idea and with what was chosen before it; the weightiest first. */
export function additionsFor(
  idea: ReadShot,
  genre: GenreId,
  mode: Mode,
  model: Model | undefined,
  draw: Draw,
): Chosen[] {
  const setting = settingOf(idea, genre, draw);
  const bank = additions[genre];
  const [at] = setting.fits.classes ?? [];
  const far = at === 'underwater' || at === 'space' ? elsewhere[at] : undefined;
  const ground = setting.ground && groundAdditions[setting.ground];
  const open = setting.sure ? undefined : { light: anyLights, place: anyPlaces };
  const lights = far?.light ?? [...(open?.light ?? []), ...bank.light, ...(ground?.light ?? [])];
  const places = far?.place ?? ground?.place ?? [...(open?.place ?? []), ...bank.place];
  const words = idea.text.match(/\S+/g)?.length ?? 0;
  const still = mode === 'photo' || model?.camera?.value.kind === 'none';
  const chosen: Chosen[] = [];
  const taken = new Set(contentWords(idea.text));
  let fits: Fits = setting.fits;

  const add = (slot: Slot, from: readonly LightAddition[], clauses: readonly Addition[] = []) => {
    if (words > most[slot]) return;
    const found = pick(draw, preferred(from, { idea, setting, fits, taken, slot, chosen }));
    if (!found) return;
    const core = coreOf(found.text);
    for (const word of contentWords(core)) taken.add(word);
    const clause =
      core === found.text || draw(3) > 0
        ? pick(draw, preferred(clauses, { idea, setting, fits, taken, slot, chosen }))
        : undefined;
    fits = narrow(fits, found) ?? fits;
    const said = clause ? `${core}, ${clause.text}` : found.text;
    const text = slot === 'camera' ? otherFigures(said, draw) : said;
    for (const word of contentWords(clause?.text ?? '')) taken.add(word);
    chosen.push({ slot, text });
  };

  if (!saysLight(idea)) add('light', lights, far ? [] : tones);
  else if (words <= 25 && !says(idea, 'light.direction', 'light.quality')) add('light', tones);
  if (!saysCamera(idea, still)) add('camera', bank.camera[still ? 'photo' : 'video'], compositions);
  else if (!says(idea, 'camera.framings', 'camera.angle') && words <= 25) add('camera', compositions);
  if (
    at !== 'studio' &&
    !far &&
    !setting.offWorld &&
    !(says(idea, 'place.hour') && says(idea, 'place.weather'))
  )
    add('when', [...bank.when, ...anyWhens]);
  add('place', places);
  if (!says(idea, 'palette', 'effects') || words <= 12)
    add('look', draw(5) > 0 ? looks(idea, bank.detail, 'colour') : looks(idea, bank.detail, 'texture'));
  if (!says(idea, 'effects')) add('finish', finishes);
  if (mode === 'video' && setting.understood && hears(model) && !far && !saysSound(idea))
    add('sound', ground?.sound ?? bank.detail.filter(({ of }) => of === 'sound'));
  return chosen;
}

function looks(
  idea: ReadShot,
  details: readonly (Addition & { of: string })[],
  kind: 'colour' | 'texture',
): readonly Addition[] {
  const own = details.filter(({ of }) => of === kind);
  if (says(idea, 'palette')) return details.filter(({ of }) => of === 'texture');
  return kind === 'colour' ? [...own, ...palettes] : own;
}

/** What stands before the first comma, when that can stand alone: "a 75mm at f/2, a wall of darkness at the left". */
function coreOf(text: string): string {
  const [core = text] = text.split(/,(?=\s)/);
  return core.split(' ').length > 2 ? core : text;
}

interface Against {
  idea: ReadShot;
  setting: Setting;
  fits: Fits;
  taken: ReadonlySet<string>;
  slot: Slot;
  chosen: readonly Chosen[];
}

/** Those that agree with everything; among them those that repeat no word, when there are any. */
function preferred<A extends LightAddition>(list: readonly A[], against: Against): A[] {
  const { idea, setting, fits, taken, slot, chosen } = against;
  const lit = slot !== 'light' && (saysLight(idea) || chosen.some((one) => one.slot === 'light'));
  const now = { ...setting, wet: setting.wet || isWet(fits), thick: setting.thick || isThick(fits) };
  const near = chosen.some((one) => one.slot === 'light' && lightsAtTheCamera.test(one.text));
  const able = list.filter(
    (addition) =>
      narrow(fits, addition) !== undefined &&
      (setting.understood || (!addition.classes && !addition.hours && !addition.weathers)) &&
      !(lit && slot !== 'camera' && anyLight.test(addition.text)) &&
      !(slot === 'camera' && near && seenFromAfar.test(addition.text)) &&
      !isOutOfPlace(addition.text, addition.source, now) &&
      agrees(addition.text, idea, fits),
  );
  const fresh = able.filter(({ text }) => !bankWords(text).some((word) => taken.has(word)));
  return fresh.length > 2
    ? fresh
    : able.filter(({ text }) => bankWords(text).filter((word) => taken.has(word)).length < 2);
}

function saysLight(idea: ReadShot): boolean {
  return (
    says(idea, 'light.source', 'light.direction', 'light.quality', 'light.temperature') ||
    idea.shot.light.text !== '' ||
    lightGivers.test(idea.text)
  );
}

function saysCamera(idea: ReadShot, still: boolean): boolean {
  return (
    says(idea, 'camera.lens.mm', 'camera.lens.kind', 'camera.aperture', 'camera.focus') ||
    (!still && (says(idea, 'camera.movement') || idea.shot.negative.some((thing) => movement.test(thing))))
  );
}

function saysSound({ shot }: ReadShot): boolean {
  const { ambience, sounds, music } = shot.audio;
  return (
    ambience.length > 0 ||
    sounds.length > 0 ||
    music !== '' ||
    shot.negative.some((thing) => anythingHeard.test(thing))
  );
}

function hears(model: Model | undefined): boolean {
  return model === undefined || (model.audio?.value ?? []).includes('ambience');
}

const known = new Map<string, readonly string[]>();

/** The banks are few and fixed, so each phrase is taken apart once. */
function bankWords(phrase: string): readonly string[] {
  const words = known.get(phrase) ?? contentWords(phrase);
  known.set(phrase, words);
  return words;
}
