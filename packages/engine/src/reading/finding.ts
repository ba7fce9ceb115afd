/** The fields of a shot that are read from free text. */
export type FindingField =
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
  | 'subject.action'
  | 'subject.people'
  | 'effects'
  | 'palette'
  | 'audio.dialogue'
  | 'negative'
  | 'duration'
  | 'ratio';

/** What was read, and where it stands in the text. A negated finding sets nothing. */
export interface Finding {
  field: FindingField;
  value: string;
  start: number;
  end: number;
  negated?: true;
}

/** A finding by the tokens it covers. */
export interface Read {
  field: FindingField;
  value: string;
  from: number;
  to: number;
}
