import type { Mode, Shot } from '../../shot/shot.ts';
import { readBoxes } from '../../shot-of/read-boxes.ts';
import { boxText } from '../joined-text.ts';
import type { ImageAnalysis } from './image-analysis.ts';

/** What was seen in a picture, as a shot. */
export function analysisShot(analysis: Partial<ImageAnalysis>, mode: Mode = 'photo'): Shot {
  return readBoxes(
    [
      { part: 'subject', text: boxText(analysis.subject) },
      { part: 'place', text: boxText(analysis.environment) },
      { part: 'light', text: boxText(analysis.lighting) },
      { part: 'mood', text: boxText(analysis.mood) },
      { part: 'technical', text: boxText(analysis.style) },
    ],
    mode,
  );
}
