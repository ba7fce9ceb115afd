export { durationText, longestOf, shortestOf } from './duration-text.ts';
export type { Fact, Surety } from './fact.ts';
export type { Family } from './family.ts';
export type {
  CameraControl,
  Duration,
  Input,
  Lettering,
  Limit,
  Model,
  ModelEntry,
  ModelProfile,
  Negative,
  Parameter,
  References,
  Rewriter,
  Shape,
  Sound,
  Status,
  Successor,
  Weights,
} from './model.ts';
export type { ModelId } from './model-ids.ts';
export { findModel, type List, modelOf, modelsFor } from './models.ts';
export { offersDuration, offersRatio } from './offers.ts';
export { type CameraName, type Sensor, sensorSize, sensors } from './sensors.ts';
export { gathered, type SourceKey, sources } from './sources.ts';
export { type SpecField, type SpecOption, type SpecValue, specOptions } from './spec-options.ts';
