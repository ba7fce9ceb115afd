import type { Span } from '../span.ts';

/** What a term of the trade tells of. */
export type TermField =
  | 'camera.size'
  | 'camera.framings'
  | 'camera.angle'
  | 'camera.movement'
  | 'camera.lens.mm'
  | 'camera.lens.kind'
  | 'camera.focus'
  | 'camera.aperture'
  | 'camera.shutter'
  | 'camera.iso'
  | 'camera.body'
  | 'light.source'
  | 'light.direction'
  | 'light.quality'
  | 'light.temperature'
  | 'place.hour'
  | 'place.weather'
  | 'place.class'
  | 'subject.people'
  | 'effects';

/** A wording or a figure of the trade, and the value it stands for. */
export interface Term extends Span {
  readonly field: TermField;
  readonly value: string;
  /** A word before it says that it is not so: "never handheld". */
  readonly isDenied?: true;
}

/** A term by the tokens it covers. */
export interface TermHit extends Span {
  field: TermField;
  value: string;
}
