import { type Made, made, type Setting } from './made.ts';
import { FREE_TEXTS, type Sources } from './sources.ts';

const WANTED = 'Include in Image: ';
const UNWANTED = 'Exclude from Image';

/** Mochi Diffusion: one caption of `name: value; name: value`. */
export function readMochiDiffusion(sources: Sources): Made | undefined {
  const text = sources.named(...FREE_TEXTS).find((one) => one.text.startsWith(WANTED))?.text;
  if (text === undefined) return undefined;
  const settings: Setting[] = [];
  for (const part of text.split('; ')) {
    const colon = part.indexOf(': ');
    const last = settings.at(-1);
    if (colon > 0 && colon < 30) settings.push({ name: part.slice(0, colon), value: part.slice(colon + 2) });
    else if (last) last.value += `; ${part}`;
  }
  const named = (name: string) => settings.find((setting) => setting.name === name)?.value;
  return made(
    'Mochi Diffusion',
    {
      version: named('Generator')?.replace('Mochi Diffusion ', ''),
      prompt: named(WANTED.slice(0, -2)),
      negative: named(UNWANTED),
      model: named('Model'),
      seed: named('Seed'),
    },
    settings.filter(({ name }) => !OWN_FIELDS.includes(name)),
  );
}

const OWN_FIELDS = [WANTED.slice(0, -2), UNWANTED, 'Generator', 'Model', 'Seed'];
