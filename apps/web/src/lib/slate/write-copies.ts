import { type Model, type ModelId, modelOf } from '@cuewright/engine/catalogue';
import type { Lens, Shot } from '@cuewright/engine/shot';
import { readShot } from '@cuewright/engine/shot-of';
import { write } from '@cuewright/engine/writing';
import { commandOf } from '../command-text.ts';
import { leftOff } from './left-off.ts';
import type { Copy, WrittenShot } from './written-shot.ts';

/** Two for pictures and one for clips, so that one sees what each cannot be told. */
const generators: readonly ModelId[] = ['midjourney', 'google-veo-3', 'stable-diffusion'];

/** Reads a shot and writes its copies. It carries the whole engine: import it when it is needed. */
export function writeCopies(text: string): WrittenShot {
  const { shot } = readShot(text, { mode: 'video' });
  return {
    facts: factsOf(shot),
    copies: generators.map((id) => copyFor(shot, modelOf(id))),
  };
}

function factsOf({ camera, light, duration, ratio }: Shot): WrittenShot['facts'] {
  return [
    { name: 'Lens', value: lensOf(camera.lens) },
    { name: 'Stop', value: camera.aperture },
    { name: 'Key', value: light.temperature === undefined ? undefined : `${light.temperature}K` },
    { name: 'Length', value: duration === undefined ? undefined : `${duration} s` },
    { name: 'Shape', value: ratio },
  ];
}

function lensOf({ mm, toMm }: Lens = {}): string | undefined {
  if (mm === undefined) return undefined;
  return toMm === undefined ? `${mm}mm` : `${mm}-${toMm}mm`;
}

function copyFor(shot: Shot, model: Model): Copy {
  const written = write(shot, model);
  const { negative, parameters = {}, dropped } = written;
  const settings = Object.entries(parameters)
    .filter(([name]) => !name.startsWith('--'))
    .map(([name, value]) => `${name} ${value}`);
  const { id, name, mode, provider, audio } = model;
  const kind = mode === 'photo' ? 'Image' : audio?.value.length ? 'Video with sound' : 'Video';
  return {
    id,
    name,
    lead: provider === name ? kind : `${kind}, by ${provider}`,
    ...commandOf(written),
    negative,
    settings: settings.join(', ') || undefined,
    leftOff: leftOff(dropped),
  };
}
