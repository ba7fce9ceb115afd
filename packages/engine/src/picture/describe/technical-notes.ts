import type { Measurements } from '../measure-picture.ts';
import type { CameraFacts } from './camera-facts.ts';
import { placeInFrame } from './describe-frame.ts';

/** The figures behind the words, as sentences. */
export function technicalNotes(measured: Measurements, camera: CameraFacts): string {
  const { size, shape, tone, temperature, light, focus, saturation } = measured;
  const clipped = [
    tone.clippedWhite >= 0.01 && `${percent(tone.clippedWhite)} of the frame is burnt out`,
    tone.clippedBlack >= 0.01 && `${percent(tone.clippedBlack)} is blocked up`,
  ].filter((note) => note !== false);
  const sentences = [
    `${size.width} × ${size.height}, ${shape.ratio}.`,
    `${tone.stops.toFixed(1)} stops between shadows and highlights, median lightness ${Math.round(tone.median)} of 100.`,
    clipped.length > 0 && `${clipped.join(', ')}.`,
    saturation.word !== 'monochrome' &&
      (temperature.isTold
        ? `White balance near ${temperature.kelvin}K.`
        : 'No grey surface to read the white balance by.'),
    light.side === 'even' ? 'No side of the light stands out.' : undefined,
    focus.region &&
      `Sharpest ${placeInFrame(focus.centre)}, ${percent(focus.region.width * focus.region.height)} of the frame.`,
    camera.lens && `Lens: ${camera.lens}.`,
    camera.taken_at && `Taken at ${camera.taken_at} by the camera's clock.`,
  ];
  return sentences.filter((sentence) => typeof sentence === 'string' && sentence !== '').join(' ');
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
