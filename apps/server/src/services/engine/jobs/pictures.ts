import type { ImageAnalysis, ReverseModel } from '@cuewright/engine/methods';
import type { CameraFacts, Description, FileWords, Measurements } from '@cuewright/engine/picture';
import type { SeenDescription, Sight } from '@cuewright/engine/sight';
import { job } from './job.ts';

interface Seen {
  measured: Measurements;
  model: ReverseModel;
  camera: CameraFacts;
  words: FileWords;
}

/** What was measured of a picture and what its file says, in words. */
export const describePicture = job(
  () => import('@cuewright/engine/picture'),
  (room, { measured, model, camera, words }: Seen): Description =>
    room.describePicture(measured, model, camera, words),
);

interface Looked {
  described: Description;
  sight: Sight;
  measured: Measurements;
}

/** A description with what small models saw in the picture. */
export const tellSight = job(
  () => import('@cuewright/engine/sight'),
  (room, { described, sight, measured }: Looked): SeenDescription =>
    room.withSight(described, sight, measured),
);

/** The prompt of an analysis. */
export const writeAnalysis = job(
  () => import('@cuewright/engine/methods'),
  (room, { analysis, model }: { analysis: ImageAnalysis; model: ReverseModel }): string =>
    room.reversePrompt(analysis, model).text,
);

interface Held {
  prompt: string;
  settings: { name: string; value: string }[];
  model: ReverseModel;
}

/** A prompt that a file holds, sorted by what it speaks of. */
export const readExact = job(
  () => import('@cuewright/engine/shots'),
  (room, { prompt, settings, model }: Held): ImageAnalysis => room.exactAnalysis(prompt, settings, model),
);
