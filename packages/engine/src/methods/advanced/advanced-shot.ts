import { type SpecField, specOptions } from '../../catalogue/spec-options.ts';
import type { Camera, Light, Mode, Place, Shot } from '../../shot/shot.ts';
import type { Effect } from '../../shot/words.ts';
import { readForm } from '../../shot-of/read-boxes.ts';
import { boxText } from '../joined-text.ts';
import type { AdvancedForm, TechnicalSpecs } from './advanced-form.ts';
import { sensorOf } from './technical-list.ts';

/** What the seven steps say, as a shot. What is chosen from a list stands over what is read from a box. */
export function advancedShot(form: Partial<AdvancedForm>, mode: Mode): Shot {
  const specs = form.technicalSpecs ?? {};
  const shot = readForm(
    [
      { part: 'subject', text: boxText(form.subject) },
      { part: 'place', text: boxText(form.environment) },
      { part: 'mood', text: boxText(form.mood) },
      { part: 'camera', text: boxText(form.camera) },
      { part: 'light', text: boxText(form.lighting) },
      { part: 'technical', text: boxText(form.additionalDetails) },
    ],
    mode,
  );
  const { camera, light, place } = choices(specs);
  const sensor = sensorOf(specs);
  const effects = effectsOf(specs);
  return {
    ...shot,
    form: {
      boxes: shot.form?.boxes ?? [],
      chosen: { camera: { ...camera, ...(sensor === '' ? {} : { sensor }) }, light, place, effects },
    },
    place: { ...shot.place, ...place },
    camera: { ...shot.camera, ...camera, ...(sensor === '' ? {} : { sensor }) },
    light: { ...shot.light, ...light },
    effects: [...new Set([...shot.effects, ...effects])],
  };
}

interface Choices {
  camera: Partial<Camera>;
  light: Partial<Light>;
  place: Partial<Place>;
}

const belongsTo: Readonly<Record<SpecField, keyof Choices>> = {
  cameraType: 'camera',
  iso: 'camera',
  lens: 'camera',
  temperature: 'light',
  shutterSpeed: 'camera',
  aperture: 'camera',
  foregroundObjects: 'place',
  backgroundStyle: 'place',
  objects: 'place',
};

/** A value that is in no list says nothing. */
function choices(specs: Partial<TechnicalSpecs>): Choices {
  const chosen: Choices = { camera: {}, light: {}, place: {} };
  for (const [field, part] of Object.entries(belongsTo) as [SpecField, keyof Choices][]) {
    const asked = String(specs[field] ?? '');
    const option = specOptions[field].find(({ value }) => value === asked);
    if (option) Object.assign(chosen[part], option.means);
  }
  return chosen;
}

function effectsOf({ filmGrain, lightLeaks, abstracts, macroDepth }: Partial<TechnicalSpecs>): Effect[] {
  const switched: readonly (readonly [boolean | undefined, Effect])[] = [
    [filmGrain, 'film-grain'],
    [lightLeaks, 'light-leaks'],
    [abstracts, 'abstract-elements'],
    [macroDepth, 'macro-depth'],
  ];
  return switched.flatMap(([on, effect]) => (on === true ? [effect] : []));
}
