import type { ImageAnalysis, ReverseModel } from '../../methods/reverse/image-analysis.ts';
import { cleanText } from '../../text/clean-text.ts';
import type { Measurements } from '../measure-picture.ts';
import type { CameraFacts, FileWords } from './camera-facts.ts';
import { confidenceIn, type Reason } from './confidence.ts';
import { describeSurroundings, describeUnnamed } from './describe-frame.ts';
import { describeLight } from './describe-light.ts';
import { describeMood } from './describe-mood.ts';
import { describeStyle } from './describe-style.ts';
import { technicalNotes } from './technical-notes.ts';

export interface Description {
  analysis: ImageAnalysis;
  /** What the file says is in the picture; empty when it says nothing. */
  originalCaption: string;
  reasons: Reason[];
}

const MOST_KEYWORDS = 8;

/** Measurements in the words of an analysis, with what the file says about itself. */
export function describePicture(
  measured: Measurements,
  model: ReverseModel,
  camera: CameraFacts = {},
  words: FileWords = { caption: '', keywords: [] },
): Description {
  const caption = oneLine(words.caption);
  const keywords = [...new Set(words.keywords.map(oneLine))].filter((word) => word !== '');
  const told = caption || keywords.slice(0, MOST_KEYWORDS).join(', ');
  const { percent, reasons } = confidenceIn(measured, camera, { caption, keywords });
  return {
    analysis: {
      subject: told || describeUnnamed(measured),
      environment: describeSurroundings(measured),
      lighting: describeLight(measured, camera.flash !== undefined),
      mood: describeMood(measured),
      style: describeStyle(measured, camera),
      technicalNotes: technicalNotes(measured, camera),
      confidence: percent,
      model,
    },
    originalCaption: caption || keywords.join(', '),
    reasons,
  };
}

function oneLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim();
}
