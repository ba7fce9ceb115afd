import type { Camera, Light, Place } from '../../shot/shot.ts';

/**
 * A text to start from. Subjects open a sentence and so begin with a capital; everything else continues one and
 * reads after "in", "captured with" or "conveys" as well as after a comma. No text ends in a full stop.
 */
export interface Template {
  id: string;
  title: string;
  text: string;
  says: Says;
}

export interface MoodTemplate extends Template {
  /** Output levels at five evenly spaced inputs from black to white, 0 to 1, for the thumbnail. */
  curve: Curve;
}

type Curve = readonly [number, number, number, number, number];

/** What the text tells, in the words of a shot. */
export interface Says
  extends Partial<Pick<Place, 'class' | 'hour' | 'weather'>>,
    Partial<Pick<Light, 'source' | 'direction' | 'quality'>>,
    Partial<Pick<Camera, 'size' | 'angle' | 'movement' | 'focus' | 'aperture'>> {
  mm?: number;
  people?: number;
}
