import type { Analyzed } from '../../features/picture-reading/analyze-picture.ts';

type Tone = Analyzed['measured']['tone'];

export const zones = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'] as const;

const keys = { 'low-key': 'Low-key', 'mid-key': 'Mid-key', 'high-key': 'High-key' } as const;

/** What the histogram shows, in a sentence or two. */
export function luminanceWords(tone: Tone): string {
  const lost = [
    tone.clippedWhite >= 0.01 && `${percent(tone.clippedWhite)} is burnt out`,
    tone.clippedBlack >= 0.01 && `${percent(tone.clippedBlack)} is blocked up`,
  ].filter(Boolean);
  const clipping = lost.length > 0 ? `${lost.join(', ')}.` : 'Nothing clips.';
  return `${keys[tone.key]}, ${tone.stops.toFixed(1)} stops. Half the frame sits at ${whereHalfIs(zoneOfHalf(tone.histogram))}. ${clipping}`;
}

/** A dark picture is told from below, a bright one from above. */
function whereHalfIs(zone: number): string {
  const side = zone === 0 || zone === zones.length - 1 ? '' : zone > 5 ? ' or above' : ' or below';
  return `zone ${zones[zone]}${side}`;
}

function zoneOfHalf(histogram: readonly number[]): number {
  const steps = histogram.length / zones.length;
  let seen = 0;
  for (const [step, share] of histogram.entries()) {
    seen += share;
    if (seen >= 0.5) return Math.floor(step / steps);
  }
  return zones.length - 1;
}

/** The histogram as an area: across one unit a step, down from 1, where nothing is, to 0. */
export function luminancePath(histogram: readonly number[]): string {
  const most = Math.max(...histogram, 1e-6);
  const points = histogram.map((share, step) => `L${step + 0.5} ${round(1 - share / most)}`);
  const first = round(1 - (histogram[0] ?? 0) / most);
  const last = round(1 - (histogram.at(-1) ?? 0) / most);
  return `M0 1L0 ${first}${points.join('')}L${histogram.length} ${last}L${histogram.length} 1z`;
}

export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
