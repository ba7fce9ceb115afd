import { type Made, made } from './made.ts';
import type { Sources } from './sources.ts';

/** The reference code of FLUX: camera tags that name the maker, the model and, where asked for, the prompt. */
export function readBlackForestLabs(sources: Sources): Made | undefined {
  const software = sources.text('Software') ?? '';
  if (sources.text('Make') !== 'Black Forest Labs' && !/^AI generated;.*flux/i.test(software))
    return undefined;
  return made(
    'Black Forest Labs',
    { prompt: sources.text('ImageDescription'), model: sources.text('Model') },
    software ? [{ name: 'Software', value: software }] : [],
  );
}
