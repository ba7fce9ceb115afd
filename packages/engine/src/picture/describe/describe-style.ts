import type { Measurements } from '../measure-picture.ts';
import type { CameraFacts } from './camera-facts.ts';
import { commas, listed } from './listed.ts';

const kinds: Readonly<Record<Measurements['saturation']['word'], string>> = {
  monochrome: 'black-and-white photograph',
  toned: 'toned monochrome photograph',
  muted: 'photograph in muted colour',
  natural: 'colour photograph',
  vivid: 'photograph in vivid colour',
};

/** "Photograph in muted colour, charcoal, slate and amber, shallow depth of field, 35mm at f/1.4" */
export function describeStyle(measured: Measurements, camera: CameraFacts): string {
  const { saturation, palette, focus, texture } = measured;
  const names = [...new Set(palette.filter(({ share }) => share >= 0.03).map(({ name }) => name))];
  const isGrey = saturation.word === 'monochrome';
  return commas([
    `${kinds[saturation.word]}${isGrey || names.length === 0 ? '' : ` of ${listed(names.slice(0, 4))}`}`,
    depthWords[focus.depth],
    texture.isGrainy && 'visible grain',
    texture.word === 'intricate' && 'fine detail throughout',
    cameraWords(camera),
  ]);
}

const depthWords = {
  shallow: 'shallow depth of field',
  moderate: '',
  deep: 'deep depth of field',
  soft: 'soft focus',
  unknown: '',
} as const;

/** Only what was in the file: "Sony A7R V, 35mm at f/1.4, 1/125 s, ISO 3200". */
export function cameraWords({ body, focal_length, aperture, shutter, iso }: CameraFacts): string {
  const glass =
    focal_length === undefined
      ? aperture
      : aperture === undefined
        ? focal_length
        : `${focal_length} at ${aperture}`;
  return commas([body && `shot on ${body}`, glass, shutter && `${shutter} s`, iso && `ISO ${iso}`]);
}
