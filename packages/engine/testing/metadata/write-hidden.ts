import type { RawPixels } from '../../src/image-metadata/index.ts';
import { be, bytes, utf8Of } from './bytes.ts';
import { packed } from './reading-help.ts';

/**
 * Forge, modules/stealth_infotext.py, and facts 3.2: signature, 32 bits that count the bits, the text or its gzip, in the
 * lowest bits, down the columns; in alpha, or in red, green and blue of each pixel in turn.
 */
export async function hidden(text: string, where: 'alpha' | 'rgb', isPacked: boolean): Promise<RawPixels> {
  const name = { alpha: ['stealth_pnginfo', 'stealth_pngcomp'], rgb: ['stealth_rgbinfo', 'stealth_rgbcomp'] }[
    where
  ][isPacked ? 1 : 0];
  const payload = isPacked ? await packed(utf8Of(text), 'gzip') : utf8Of(text);
  const whole = bytes(name ?? '', be(payload.length * 8, 4), payload);
  const height = 48;
  const channels = where === 'alpha' ? [3] : [0, 1, 2];
  const width = Math.ceil((whole.length * 8) / channels.length / height) + 1;
  const rgba = new Uint8Array(width * height * 4).fill(254);
  for (let bit = 0; bit < whole.length * 8; bit++) {
    const pixel = Math.floor(bit / channels.length);
    const at =
      ((pixel % height) * width + Math.floor(pixel / height)) * 4 + (channels[bit % channels.length] ?? 0);
    const value = ((whole[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
    rgba[at] = 254 | value;
  }
  return { width, height, rgba };
}
