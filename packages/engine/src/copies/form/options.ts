import type { Chosen, Part } from '../../shot/shot.ts';
import { article } from '../../writing/sentence.ts';
import { effectNames } from '../../writing/wordings.ts';
import { lensName } from '../../writing/write-plain.ts';
import type { Dropped } from '../../writing/written.ts';
import type { Slot } from './guide.ts';
import { isKnownStop, stopIn } from './stops.ts';

/** What was chosen from lists, as words, and what of it no generator of this kind is told. */
export interface SaidOptions {
  readonly phrases: readonly OptionPhrase[];
  readonly dropped: readonly Dropped[];
}

export interface OptionPhrase {
  readonly slot: Slot;
  readonly part: Part;
  readonly text: string;
}

export interface OptionsWish {
  readonly isPhotographic: boolean;
  readonly isClip: boolean;
}

/** Options are said as what is seen of them. Figures of the camera are for those that learnt from captions of photographs. */
export function saidOptions({ camera, light, place, effects }: Chosen, wish: OptionsWish): SaidOptions {
  const phrases: OptionPhrase[] = [];
  const dropped: Dropped[] = [];
  const say = (part: Part, text: string | undefined, slot: Slot = part) => {
    if (text !== undefined && text !== '') phrases.push({ slot, part, text });
  };
  const drop = (field: string, value: unknown) => {
    if (value !== undefined && value !== '')
      dropped.push({ field, value: String(value), reason: 'no-setting' });
  };
  say('place', place.foreground && `${place.foreground} in the foreground`);
  say('place', place.background && ofBackground(place.background));
  say('place', place.density && ofDensity(place.density));
  say('light', light.temperature === undefined ? undefined : lightAt(light.temperature));
  const stop = camera.aperture;
  say('technical', glass(camera, stop, wish.isPhotographic), 'camera');
  if (stop && !wish.isPhotographic && !isKnownStop(stop)) drop('camera.aperture', stop);
  const motion = wish.isClip ? undefined : shutterSeen(camera.shutter);
  say('technical', motion);
  if (!motion) drop('camera.shutter', camera.shutter);
  drop('camera.iso', camera.iso);
  drop('camera.sensor', camera.sensor);
  if (!wish.isPhotographic) drop('camera.body', camera.body);
  for (const effect of effects) say('technical', effectNames[effect]);
  return { phrases, dropped };
}

/** "Shot on Nikon Z9 with an 85mm lens at f/1.8", or "85mm lens, shallow depth of field". */
function glass(camera: Chosen['camera'], stop: string | undefined, isPhotographic: boolean): string {
  const { maxAperture: _printed, ...lens } = camera.lens ?? {};
  const name = lensName({ text: '', framings: [], lens });
  if (!isPhotographic) return [name, stop ? stopIn(stop) : ''].filter(Boolean).join(', ');
  const on = camera.body ? ` on ${camera.body}` : '';
  const through = name === '' ? '' : ` ${camera.body ? 'with' : 'on'} ${article(name)} ${name}`;
  const at = stop ? ` at ${stop}` : '';
  return on + through + at === '' ? '' : `shot${on}${through}${at}`;
}

function shutterSeen(shutter: string | undefined): string {
  const [, part] = /^1\/(\d+)$/.exec(shutter ?? '') ?? [];
  if (part === undefined) return '';
  if (Number(part) >= 500) return 'motion frozen sharp';
  return Number(part) <= 30 ? 'motion blur' : '';
}

const temperatures: readonly (readonly [number, string])[] = [
  [2700, 'tungsten light'],
  [3200, 'warm light'],
  [4000, 'cool white light'],
  [5600, 'daylight-balanced light'],
  [6500, 'cool light'],
];

function lightAt(kelvin: number): string {
  return temperatures.find(([figure]) => figure === kelvin)?.[1] ?? `${kelvin}K light`;
}

function ofBackground(words: string): string {
  return /\bbackdrop$/.test(words) ? words : `${words} background`;
}

function ofDensity(words: string): string {
  return /(?:objects|elements|focus)$/.test(words) ? words : `${words} objects`;
}
