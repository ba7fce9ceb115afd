export type { CameraFacts, FileWords } from './describe/camera-facts.ts';
export type { Reason } from './describe/confidence.ts';
export { type Description, describePicture } from './describe/describe-picture.ts';
export type { Region } from './focus/focus.ts';
export { type Measurements, measurePicture } from './measure-picture.ts';
export type { RawPicture } from './raw-picture.ts';
