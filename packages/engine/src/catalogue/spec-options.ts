import type { Camera, Light, Place } from '../shot/shot.ts';
import { type CameraName, sensorSize } from './sensors.ts';

/** One option of advanced step 7: the words of the specification, and what they say of a shot. */
export interface SpecOption<Means> {
  value: string;
  means: Means;
}

/** Body and sensor; the sensor is a fact of the camera, not a choice. */
function camera<const Name extends CameraName>(value: Name) {
  return { value, means: { body: value, sensor: sensorSize(value) } } as const;
}

const cameraType = [
  camera('Hasselblad H6D-100c'),
  camera('Canon EOS R5'),
  camera('Sony A7R V'),
  camera('Nikon Z9'),
  camera('Fujifilm GFX 100S'),
  camera('RED V-RAPTOR 8K'),
  camera('ARRI Alexa Mini'),
  camera('Blackmagic URSA Mini Pro'),
] as const satisfies readonly SpecOption<Pick<Camera, 'body' | 'sensor'>>[];

const iso = [
  { value: '100', means: { iso: 100 } },
  { value: '200', means: { iso: 200 } },
  { value: '400', means: { iso: 400 } },
  { value: '800', means: { iso: 800 } },
  { value: '1600', means: { iso: 1600 } },
  { value: '3200', means: { iso: 3200 } },
  { value: '6400', means: { iso: 6400 } },
] as const satisfies readonly SpecOption<Pick<Camera, 'iso'>>[];

const lens = [
  { value: '35mm f/1.4', means: { lens: { mm: 35, maxAperture: 'f/1.4' } } },
  { value: '50mm f/1.8', means: { lens: { mm: 50, maxAperture: 'f/1.8' } } },
  { value: '85mm f/1.8', means: { lens: { mm: 85, maxAperture: 'f/1.8' } } },
  { value: '24-70mm f/2.8', means: { lens: { mm: 24, toMm: 70, maxAperture: 'f/2.8' } } },
  { value: '70-200mm f/2.8', means: { lens: { mm: 70, toMm: 200, maxAperture: 'f/2.8' } } },
  { value: '16-35mm f/2.8', means: { lens: { mm: 16, toMm: 35, maxAperture: 'f/2.8' } } },
] as const satisfies readonly SpecOption<Pick<Camera, 'lens'>>[];

/** The word is what the light of that temperature is called. */
const temperature = [
  { value: '2700K Tungsten', means: { temperature: 2700 }, word: 'tungsten' },
  { value: '3200K Warm', means: { temperature: 3200 }, word: 'warm' },
  { value: '4000K Cool White', means: { temperature: 4000 }, word: 'cool white' },
  { value: '5600K Daylight', means: { temperature: 5600 }, word: 'daylight' },
  { value: '6500K Cool', means: { temperature: 6500 }, word: 'cool' },
] as const satisfies readonly (SpecOption<Pick<Light, 'temperature'>> & { word: string })[];

const shutterSpeed = [
  { value: '1/30', means: { shutter: '1/30' } },
  { value: '1/60', means: { shutter: '1/60' } },
  { value: '1/125', means: { shutter: '1/125' } },
  { value: '1/250', means: { shutter: '1/250' } },
  { value: '1/500', means: { shutter: '1/500' } },
  { value: '1/1000', means: { shutter: '1/1000' } },
] as const satisfies readonly SpecOption<Pick<Camera, 'shutter'>>[];

const aperture = [
  { value: 'f/1.4', means: { aperture: 'f/1.4' } },
  { value: 'f/1.8', means: { aperture: 'f/1.8' } },
  { value: 'f/2.8', means: { aperture: 'f/2.8' } },
  { value: 'f/4', means: { aperture: 'f/4' } },
  { value: 'f/5.6', means: { aperture: 'f/5.6' } },
  { value: 'f/8', means: { aperture: 'f/8' } },
  { value: 'f/11', means: { aperture: 'f/11' } },
] as const satisfies readonly SpecOption<Pick<Camera, 'aperture'>>[];

/** "None" contributes nothing. */
const foregroundObjects = [
  { value: 'Bokeh lights', means: { foreground: 'bokeh lights' } },
  { value: 'Natural elements', means: { foreground: 'natural elements' } },
  { value: 'Urban details', means: { foreground: 'urban details' } },
  { value: 'None', means: {} },
] as const satisfies readonly SpecOption<Pick<Place, 'foreground'>>[];

const backgroundStyle = [
  { value: 'Busy cityscape', means: { background: 'busy cityscape' } },
  { value: 'Minimal clean', means: { background: 'minimal clean' } },
  { value: 'Natural landscape', means: { background: 'natural landscape' } },
  { value: 'Studio backdrop', means: { background: 'studio backdrop' } },
] as const satisfies readonly SpecOption<Pick<Place, 'background'>>[];

const objects = [
  { value: 'Multiple detailed', means: { density: 'multiple detailed' } },
  { value: 'Few key elements', means: { density: 'few key elements' } },
  { value: 'Single focus', means: { density: 'single focus' } },
  { value: 'Minimal objects', means: { density: 'minimal objects' } },
] as const satisfies readonly SpecOption<Pick<Place, 'density'>>[];

/** The nine option lists of advanced step 7, under the names of the form's fields. */
export const specOptions = {
  cameraType,
  iso,
  lens,
  temperature,
  shutterSpeed,
  aperture,
  foregroundObjects,
  backgroundStyle,
  objects,
} as const;

export type SpecField = keyof typeof specOptions;
export type SpecValue<Field extends SpecField> = (typeof specOptions)[Field][number]['value'];
