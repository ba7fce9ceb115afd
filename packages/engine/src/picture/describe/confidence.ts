import type { Measurements } from '../measure-picture.ts';
import type { CameraFacts, FileWords } from './camera-facts.ts';

/** One thing that makes an analysis surer or less sure, in points, and why. */
export interface Reason {
  points: number;
  says: string;
}

export interface Confidence {
  /** Per cent. */
  percent: number;
  reasons: Reason[];
}

const BASE = 40;

/** What was there to go by, added up. Pixels alone never make more than eight in ten: they name nothing. */
export function confidenceIn(
  { temperature, light, focus, saturation, size }: Measurements,
  camera: CameraFacts,
  { caption, keywords }: FileWords,
): Confidence {
  const facts = Object.keys(camera).length;
  const isSmall = Math.min(size.width, size.height) < 200;
  const reasons: Reason[] = [{ points: BASE, says: 'tone, palette and shape are counted, not guessed' }];
  const add = (points: number, says: string) => reasons.push({ points, says });
  if (saturation.word === 'monochrome') add(0, 'without colour there is no temperature to read');
  else if (temperature.isTold)
    add(4 + Math.round(8 * temperature.certainty), 'grey surfaces show the colour of the light');
  else add(0, 'nothing grey to read the colour of the light by');
  if (light.side === 'even') add(2, 'no side is brighter, so the direction of light is open');
  else
    add(
      4 + Math.round(6 * Math.min(1, Math.hypot(light.across, light.down))),
      'shading shows where the light comes from',
    );
  if (focus.depth === 'unknown') add(0, 'too little drawing to find the focus by');
  else
    add(focus.depth === 'shallow' || focus.depth === 'deep' ? 8 : 4, 'the sharp part of the frame is clear');
  if (facts > 0) add(Math.min(14, 3 * facts), 'the camera wrote its settings into the file');
  else add(0, 'the file holds no camera settings');
  if (caption !== '' || keywords.length > 0) add(10, 'somebody described the picture in the file');
  else add(0, 'what is in the picture is yours to say');
  if (isSmall) add(-12, 'the picture is very small');
  const sum = reasons.reduce((total, { points }) => total + points, 0);
  return { percent: Math.max(10, Math.min(94, sum)), reasons };
}
