import { type CameraName, sensorSize, sensors } from '../../catalogue/sensors.ts';
import { boxText } from '../joined-text.ts';
import type { TechnicalSpecs } from './advanced-form.ts';

/** "shot with ARRI Alexa Mini, 50mm f/1.8, f/2.8, 1/60s, ISO 800, …"; what is "None" or empty is not there. */
export function technicalList(specs: Partial<TechnicalSpecs>): string {
  const camera = chosen(specs.cameraType);
  const shutter = chosen(specs.shutterSpeed);
  const iso = chosen(specs.iso);
  const values = [
    camera,
    chosen(specs.lens),
    chosen(specs.aperture),
    shutter === '' || shutter.endsWith('s') ? shutter : `${shutter}s`,
    iso === '' || /^iso\b/i.test(iso) ? iso : `ISO ${iso}`,
    sensorOf(specs),
    chosen(specs.temperature),
  ].filter((value) => value !== '');
  return values.length > 0 ? `shot with ${values.join(', ')}` : '';
}

export function effectsList(specs: Partial<TechnicalSpecs>): string {
  const foreground = chosen(specs.foregroundObjects).toLowerCase();
  const background = chosen(specs.backgroundStyle).toLowerCase();
  const density = chosen(specs.objects).toLowerCase();
  return [
    specs.filmGrain === true ? 'subtle film grain' : '',
    specs.lightLeaks === true ? 'artistic light leaks' : '',
    specs.abstracts === true ? 'abstract elements' : '',
    specs.macroDepth === true ? 'macro depth of field' : '',
    foreground === '' ? '' : `${foreground} in the foreground`,
    background === '' || background.endsWith('backdrop') ? background : `${background} background`,
    density === '' || /(?:objects|elements|focus)$/.test(density) ? density : `${density} objects`,
  ]
    .filter((value) => value !== '')
    .join(', ');
}

/** The sensor is a fact of the chosen camera; without one, whatever the form holds. */
export function sensorOf(specs: Partial<TechnicalSpecs>): string {
  const camera = chosen(specs.cameraType);
  return isKnown(camera) ? sensorSize(camera) : chosen(specs.sensorSize);
}

function isKnown(camera: string): camera is CameraName {
  return Object.hasOwn(sensors, camera);
}

export function chosen(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : boxText(value);
  return text.toLowerCase() === 'none' ? '' : text;
}
