import type { Provenance } from '../file-facts.ts';

/** IPTC's words for where a picture is from, those that speak of a machine first. */
const TELLING = [
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
  'compositeSynthetic',
  'algorithmicMedia',
  'algorithmicallyEnhanced',
  'digitalArt',
  'digitalCreation',
  'virtualRecording',
  'dataDrivenMedia',
  'humanEdits',
  'minorHumanEdits',
  'composite',
  'compositeCapture',
  'computationalCapture',
  'digitalCapture',
  'negativeFilm',
  'positiveFilm',
  'print',
  'screenCapture',
];
const EDITED = ['compositeWithTrainedAlgorithmicMedia', 'compositeSynthetic', 'algorithmicallyEnhanced'];
const CAPTURED = [
  'digitalCapture',
  'computationalCapture',
  'compositeCapture',
  'negativeFilm',
  'positiveFilm',
  'print',
  'screenCapture',
];

/** The last word of the address that stands for a source. */
export function lastWord(address: string | undefined): string | undefined {
  const word = address?.trim().split(/[/:#]/).at(-1);
  return word && /^[A-Za-z]{3,60}$/.test(word) ? word : undefined;
}

/** Of several, the one that tells most: a machine's making before a camera's. */
export function mostTelling<Told extends { source?: string | undefined }>(
  list: readonly Told[],
): Told | undefined {
  for (const source of TELLING) {
    const found = list.find((one) => one.source === source);
    if (found) return found;
  }
  return list.find((one) => one.source !== undefined);
}

export function kindOf(source: string | undefined, isWhole: boolean): Provenance['kind'] {
  if (source === 'trainedAlgorithmicMedia') return isWhole ? 'made' : 'edited';
  if (source === 'algorithmicMedia' && isWhole) return 'made';
  if (source && EDITED.includes(source)) return 'edited';
  return source && CAPTURED.includes(source) ? 'captured' : undefined;
}
