import { specOptions } from '../../packages/engine/src/catalogue/index.ts';
import { genres } from '../../packages/engine/src/content/genres.ts';
import {
  type AdvancedTemplates,
  advancedTemplates,
} from '../../packages/engine/src/content/templates/advanced-templates.ts';
import {
  type SimpleTemplates,
  simpleTemplates,
} from '../../packages/engine/src/content/templates/simple-templates.ts';
import { enhanceText, enhanceVoice } from '../../packages/engine/src/methods/enhance/index.ts';
import {
  advancedPrompt,
  emptyAdvancedForm,
  emptyTechnicalSpecs,
  framePrompts,
  reverseFallback,
  reverseModels,
  simplePrompt,
} from '../../packages/engine/src/methods/index.ts';
import { type Roll, roll } from '../../packages/engine/src/methods/one-click/index.ts';
import { optimize } from '../../packages/engine/src/methods/optimizer/index.ts';
import type { Mode } from '../../packages/engine/src/shot/shot.ts';
import { ideas } from '../../packages/engine/testing/ideas.ts';
import { seeded } from '../../packages/engine/testing/seeded.ts';
import { spoken, typed } from './spoken-and-typed.ts';

export interface MethodOutputs {
  name: string;
  outputs: () => string[];
}

const TWENTY = Array.from({ length: 20 }, (_, at) => at);
const modeAt = (at: number): Mode => (at % 2 === 0 ? 'photo' : 'video');

/** Another of the list at every turn; the stride keeps two lists from walking in step. */
function turn<T>(list: readonly T[], at: number, stride: number): T {
  const chosen = list[(at * stride + Math.floor(at / list.length)) % list.length];
  if (chosen === undefined) throw new Error('There is nothing in the list.');
  return chosen;
}

export const methodOutputs: readonly MethodOutputs[] = [
  { name: 'Simple', outputs: () => TWENTY.map(simple) },
  { name: 'Advanced', outputs: () => TWENTY.map(advanced) },
  { name: 'One-Click, composed: photographs', outputs: () => rolls('photo') },
  { name: 'One-Click, composed: clips', outputs: () => rolls('video') },
  { name: 'Optimizer', outputs: () => TWENTY.map(optimized) },
  { name: 'Text', outputs: () => typed.map((text, at) => enhanceText(text, modeAt(at))?.text ?? '') },
  {
    name: 'Voice',
    outputs: () => spoken.map((text, at) => enhanceVoice(text, modeAt(at))?.text ?? ''),
  },
  { name: 'Image to Prompt, without a picture', outputs: () => TWENTY.map(reverse) },
  {
    name: 'Storyboard frames',
    outputs: () => TWENTY.filter((at) => at < 5).flatMap((at) => framePrompts(simple(at * 3))),
  },
];

function simple(at: number): string {
  const mode = modeAt(at);
  const { subject, setting, mood, camera }: SimpleTemplates = simpleTemplates[mode];
  return simplePrompt(
    {
      subject: turn(subject, at, 1).text,
      setting: turn(setting, at, 5).text,
      mood: turn(mood, at, 1).text,
      cameraAngle: turn(camera, at, 5).text,
    },
    mode,
  ).text;
}

function advanced(at: number): string {
  const mode = modeAt(at);
  const { subject, environment, mood, camera, lighting }: AdvancedTemplates = advancedTemplates[mode];
  const { cameraType, lens } = specOptions;
  const light = turn(lighting, at, 3);
  const glass = turn(lens, at, 1).value;
  const { aperture, iso, temperature } = exposureFor(light.id, glass);
  return advancedPrompt(
    {
      ...emptyAdvancedForm,
      subject: turn(subject, at, 1).text,
      environment: turn(environment, at, 3).text,
      mood: turn(mood, at, 5).text,
      camera: turn(camera, at, 1).text,
      lighting: light.text,
      technicalSpecs: {
        ...emptyTechnicalSpecs,
        cameraType: turn(cameraType, at, 3).value,
        lens: glass,
        aperture,
        shutterSpeed: mode === 'video' ? '1/60' : '1/125',
        iso,
        temperature,
        filmGrain: at % 3 === 0,
      },
    },
    mode,
  ).text;
}

/** As somebody would set the camera in that light: bright sun stopped down, lamps wide open, never wider than the lens. */
function exposureFor(light: string, lens: string): { aperture: string; iso: string; temperature: string } {
  const widest = lens.split(' ').at(-1) ?? 'f/2.8';
  if (/noon/.test(light)) return { aperture: 'f/11', iso: '100', temperature: '5600K Daylight' };
  if (/sun-behind/.test(light)) return { aperture: 'f/4', iso: '200', temperature: '5600K Daylight' };
  if (/grey-sky/.test(light)) return { aperture: 'f/5.6', iso: '400', temperature: '6500K Cool' };
  if (/bare-bulb/.test(light)) return { aperture: widest, iso: '3200', temperature: '2700K Tungsten' };
  if (/street-lamp/.test(light)) return { aperture: widest, iso: '6400', temperature: '3200K Warm' };
  if (/blue-and-amber/.test(light)) return { aperture: widest, iso: '1600', temperature: '4000K Cool White' };
  return { aperture: 'f/4', iso: '800', temperature: '5600K Daylight' };
}

function reverse(at: number): string {
  let state = at + 1;
  const random = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  for (let warm = 0; warm < 5; warm++) random();
  return reverseFallback(turn(reverseModels, at, 1), random).written.text;
}

/** What comes after the eight finished ones. */
function rolls(mode: Mode): string[] {
  const random = seeded(20261120);
  const made: Roll[] = [];
  while (made.length < 28) made.push(roll(mode, random, { last: made.slice(-20) }));
  return made.slice(8).map(({ text }) => text);
}

function optimized(at: number): string {
  const { text } = turn(ideas, at, 11);
  const { id, name } = turn(genres, at, 1);
  const mode = modeAt(at + Math.floor(at / genres.length));
  return `${name}, ${mode}: ${optimize({ idea: text, genre: id, mode })?.text ?? ''}`;
}
