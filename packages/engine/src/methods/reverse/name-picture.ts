import { placePrepositions } from '../../language/words/closed-class.ts';
import { readShot } from '../../shot-of/read-shot.ts';
import { boxText } from '../joined-text.ts';
import type { ImageAnalysis } from './image-analysis.ts';

/** An analysis with what somebody says is in the picture, who and where, in their own words. Nothing said changes nothing. */
export function namePicture(analysis: ImageAnalysis, said: string): ImageAnalysis {
  const words = boxText(said);
  if (words === '') return analysis;
  const { subject, place } = whoAndWhere(words);
  return { ...analysis, subject, ...(place !== '' && { environment: place }) };
}

/** Cut where the place begins, so that every word stays and in its order. */
function whoAndWhere(words: string): { subject: string; place: string } {
  const { shot } = readShot(words);
  const start = shot.place.text === '' ? -1 : words.indexOf(shot.place.text);
  const [first = ''] = shot.place.text.split(' ');
  const isLedIn = placePrepositions.has(first.toLowerCase());
  if (start <= 0 || !(isLedIn || words.slice(0, start).trimEnd().endsWith(',')))
    return { subject: words, place: '' };
  return { subject: boxText(words.slice(0, start)), place: boxText(words.slice(start)) };
}
