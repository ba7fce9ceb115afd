import type { Side } from '../light/light-side.ts';
import type { Temperature } from '../light/temperature.ts';
import type { Measurements } from '../measure-picture.ts';
import { commas } from './listed.ts';

const from: Readonly<Record<Side, string>> = {
  left: 'from the left',
  right: 'from the right',
  above: 'from above',
  below: 'from below',
  behind: 'from behind the subject',
  even: '',
};

/** "Low-key, soft light from the left, warm, near 2900K" */
export function describeLight({ tone, light, temperature, saturation }: Measurements, flash = false): string {
  const quality =
    light.quality === 'mixed' ? (light.side === 'even' ? 'balanced ' : '') : `${light.quality} `;
  const where = light.side === 'even' && tone.contrast === 'flat' ? 'even ' : '';
  return commas([
    tone.key !== 'mid-key' && tone.key,
    `${quality}${where}light${from[light.side] === '' ? '' : ` ${from[light.side]}`}`,
    saturation.word !== 'monochrome' && describeWarmth(temperature),
    flash && 'with flash',
    contrastWords[tone.contrast],
  ]);
}

const contrastWords = { flat: 'low contrast', soft: '', normal: '', high: 'deep contrast' } as const;

/** What is said of the colour of light; nothing where it could not be told or is what one expects. */
export function describeWarmth(temperature: Temperature): string {
  if (!temperature.isTold) return '';
  const { kelvin, word, highlights, shadows, tint } = temperature;
  if (highlights < 4_700 && shadows > 7_200) return 'warm highlights over cool shadows';
  const cast = tint && word === 'neutral' ? `a ${tint} cast` : '';
  const said = warmthWords[word];
  return said === '' ? cast : `${said}, near ${Math.round(kelvin / 100) * 100}K`;
}

const warmthWords = {
  warm: 'warm',
  'slightly-warm': 'slightly warm',
  neutral: '',
  'slightly-cool': 'slightly cool',
  cool: 'cool',
} as const;
