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
export { findModel } from './models.ts';
export { gathered, type SourceKey, sources } from './sources.ts';
