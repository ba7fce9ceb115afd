import { describe, expect, it } from 'vitest';
import { sensorSize, sensors, specOptions } from './index.ts';

const values = Object.fromEntries(
  Object.entries(specOptions).map(([field, options]) => [
    field,
    options.map(({ value }) => value).join(', '),
  ]),
);

describe('[MODEL-4] the option lists of advanced step 7', () => {
  it('[C4.1] hold the options of the specification, in its words and order', () => {
    expect(values).toEqual({
      cameraType:
        'Hasselblad H6D-100c, Canon EOS R5, Sony A7R V, Nikon Z9, Fujifilm GFX 100S, RED V-RAPTOR 8K, ARRI Alexa Mini, Blackmagic URSA Mini Pro',
      iso: '100, 200, 400, 800, 1600, 3200, 6400',
      lens: '35mm f/1.4, 50mm f/1.8, 85mm f/1.8, 24-70mm f/2.8, 70-200mm f/2.8, 16-35mm f/2.8',
      temperature: '2700K Tungsten, 3200K Warm, 4000K Cool White, 5600K Daylight, 6500K Cool',
      shutterSpeed: '1/30, 1/60, 1/125, 1/250, 1/500, 1/1000',
      aperture: 'f/1.4, f/1.8, f/2.8, f/4, f/5.6, f/8, f/11',
      foregroundObjects: 'Bokeh lights, Natural elements, Urban details, None',
      backgroundStyle: 'Busy cityscape, Minimal clean, Natural landscape, Studio backdrop',
      objects: 'Multiple detailed, Few key elements, Single focus, Minimal objects',
    });
  });

  it('[C4.2] mean what they say', () => {
    for (const { value, means } of specOptions.cameraType) expect(means.body).toBe(value);
    for (const { value, means } of specOptions.iso) expect(String(means.iso)).toBe(value);
    for (const { value, means } of specOptions.shutterSpeed) expect(means.shutter).toBe(value);
    for (const { value, means } of specOptions.aperture) expect(means.aperture).toBe(value);
    for (const { value, means, word } of specOptions.temperature)
      expect(`${means.temperature}K ${word}`).toBe(value.toLowerCase().replace('k', 'K'));
    for (const { value, means } of specOptions.lens) {
      const { mm, maxAperture } = means.lens;
      const reach = 'toMm' in means.lens ? `${mm}-${means.lens.toMm}` : String(mm);
      expect(`${reach}mm ${maxAperture}`).toBe(value);
    }
    const said = [
      ...specOptions.foregroundObjects,
      ...specOptions.backgroundStyle,
      ...specOptions.objects,
    ].filter(({ value }) => value !== 'None');
    for (const { value, means } of said) expect(Object.values(means)).toEqual([value.toLowerCase()]);
  });

  it('[C4.3] "None" says nothing', () => {
    expect(specOptions.foregroundObjects.at(-1)).toEqual({ value: 'None', means: {} });
  });

  it('[C4.4] the sensor is a fact of the camera', () => {
    for (const { value, means } of specOptions.cameraType) expect(means.sensor).toBe(sensorSize(value));
    expect(sensorSize('Hasselblad H6D-100c')).toBe('53.4 × 40 mm medium format');
    for (const { value, sure } of Object.values(sensors)) {
      expect(sure).toMatch(/^(vendor|third-party|unverified)$/);
      expect(value.width).toBeGreaterThan(value.height);
    }
    const area = ({ value }: (typeof sensors)[keyof typeof sensors]) => value.width * value.height;
    const smallest = (format: string) =>
      Math.min(
        ...Object.values(sensors)
          .filter(({ value }) => value.format === format)
          .map(area),
      );
    expect(smallest('medium format')).toBeGreaterThan(smallest('full frame'));
    expect(smallest('full frame')).toBeGreaterThan(smallest('Super 35'));
  });
});
