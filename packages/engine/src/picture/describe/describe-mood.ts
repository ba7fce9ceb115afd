import type { Measurements } from '../measure-picture.ts';

/** What tone, colour and contrast do to whoever looks. They say how a picture feels, not what happens in it. */
export function describeMood({ tone, temperature, saturation, light, framing }: Measurements): string {
  const isCold =
    saturation.word === 'monochrome' || (temperature.isTold && temperature.word.includes('cool'));
  return `${byTone(tone, saturation.word, isCold)}, ${byColour()}`;

  function byColour(): string {
    if (saturation.word === 'monochrome') return tone.contrast === 'high' ? 'stark' : 'plain';
    if (saturation.word === 'toned') return 'as if remembered';
    const warmth = temperature.isTold ? temperature.word : 'neutral';
    if (warmth === 'warm') return tone.key === 'low-key' ? 'close and warm' : 'warm';
    if (warmth === 'cool') return tone.key === 'low-key' ? 'cold and late' : 'cold';
    if (saturation.word === 'vivid') return light.quality === 'hard' ? 'strong in colour' : 'full of colour';
    if (saturation.word === 'muted') return 'restrained';
    return framing.emptiness > 0.6 ? 'spacious' : 'unforced';
  }
}

function byTone(
  { key, contrast }: Measurements['tone'],
  saturation: Measurements['saturation']['word'],
  isCold: boolean,
): string {
  if (key === 'low-key') return isCold && (contrast === 'high' || contrast === 'normal') ? 'tense' : 'hushed';
  if (key === 'high-key') return contrast === 'flat' ? 'weightless' : 'open';
  if (contrast === 'flat') return 'quiet';
  if (contrast === 'high') return saturation === 'vivid' ? 'bold' : 'dramatic';
  return contrast === 'soft' ? 'calm' : 'clear';
}
