import { type Fact, from, unverified } from './fact.ts';

/** The part of a camera that catches the light, in millimetres. */
export interface Sensor {
  format: 'medium format' | 'full frame' | 'large format' | 'Super 35';
  width: number;
  height: number;
}

/** The sensor of each camera of the specification. The URSA Mini Pro is the 4.6K, its first model. */
export const sensors = {
  'Hasselblad H6D-100c': from('engadget', { format: 'medium format', width: 53.4, height: 40 }),
  'Canon EOS R5': unverified({ format: 'full frame', width: 36, height: 24 }),
  'Sony A7R V': unverified({ format: 'full frame', width: 35.7, height: 23.8 }),
  'Nikon Z9': from('photography-life', { format: 'full frame', width: 35.9, height: 23.9 }),
  'Fujifilm GFX 100S': from('gfx-review', { format: 'medium format', width: 43.8, height: 32.9 }),
  'RED V-RAPTOR 8K': unverified({ format: 'large format', width: 40.96, height: 21.6 }),
  'ARRI Alexa Mini': unverified({ format: 'Super 35', width: 28.25, height: 18.17 }),
  'Blackmagic URSA Mini Pro': unverified({ format: 'Super 35', width: 25.34, height: 14.25 }),
} as const satisfies Record<string, Fact<Sensor>>;

export type CameraName = keyof typeof sensors;

/** A sensor as the technical list of a prompt names it: `53.4 × 40 mm medium format`. */
export function sensorSize(camera: CameraName): string {
  const { format, width, height } = sensors[camera].value;
  return `${width} × ${height} mm ${format}`;
}
