import { measurePalette, type Swatch } from './colour/palette.ts';
import { readPixels } from './colour/read-pixels.ts';
import { measureSaturation, type Saturation } from './colour/saturation.ts';
import { type Focus, measureFocus } from './focus/focus.ts';
import { type Framing, measureFraming } from './frame/framing.ts';
import { type Horizon, measureHorizon } from './frame/horizon.ts';
import { type Shape, shapeOf } from './frame/ratio.ts';
import { measureTexture, type Texture } from './frame/texture.ts';
import { type LightQuality, measureLightQuality } from './light/light-quality.ts';
import { type LightSide, measureLightSide } from './light/light-side.ts';
import { measureTemperature, type Temperature } from './light/temperature.ts';
import { measureTone, type Tone } from './light/tone.ts';
import type { RawPicture } from './raw-picture.ts';

/** What the pixels of a picture tell by themselves. */
export interface Measurements {
  /** Of the picture as it was given, in pixels. */
  size: { width: number; height: number };
  shape: Shape;
  palette: Swatch[];
  tone: Tone;
  temperature: Temperature;
  saturation: Saturation;
  light: LightSide & LightQuality;
  focus: Focus;
  framing: Framing;
  horizon?: Horizon | undefined;
  texture: Texture;
}

/** Measures a picture by a small copy of it; `size` is the size it has at full. */
export function measurePicture(raw: RawPicture, size: Measurements['size'] = raw): Measurements {
  const pixels = readPixels(raw);
  const focus = measureFocus(pixels.lightness);
  return {
    size: { width: size.width, height: size.height },
    shape: shapeOf(size.width, size.height),
    palette: measurePalette(pixels),
    tone: measureTone(pixels),
    temperature: measureTemperature(pixels),
    saturation: measureSaturation(pixels),
    light: { ...measureLightSide(pixels.lightness, focus.region), ...measureLightQuality(pixels) },
    focus,
    framing: measureFraming(pixels.lightness),
    horizon: measureHorizon(pixels),
    texture: measureTexture(pixels.lightness),
  };
}
