import type { FoundText } from '../containers/content.ts';
import { readInfotext } from './infotext.ts';
import type { Made } from './made.ts';

/** A1111 and everybody who writes as it does: prompt, negative prompt, one line of settings. */
export function readA1111(texts: readonly FoundText[]): Made | undefined {
  for (const { text } of texts) {
    const infotext = readInfotext(text);
    if (!infotext) continue;
    const { prompt, negative, settings } = infotext;
    const valueNamed = (name: string) => settings.find((setting) => setting.name === name)?.value;
    const made: Made = {
      generator: 'A1111',
      prompt,
      settings: settings.filter(({ name }) => !OWN_FIELDS.includes(name)),
    };
    if (negative) made.negative = negative;
    const [model, seed, version] = [valueNamed('Model'), valueNamed('Seed'), valueNamed('Version')];
    if (model) made.model = model;
    if (seed) made.seed = seed;
    if (version) made.version = version;
    return made;
  }
  return undefined;
}

const OWN_FIELDS = ['Model', 'Seed', 'Version'];
