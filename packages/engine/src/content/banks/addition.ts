import type { Mode } from '../../shot/shot.ts';
import type { LightSource } from '../../shot/words.ts';
import type { Fits } from '../fits.ts';

/**
 * A phrase that can be put to any idea that it fits. It brings no second subject, nobody, and nothing the subject does.
 */
export interface Addition extends Fits {
  text: string;
}

export interface LightAddition extends Addition {
  source?: LightSource;
}

export interface DetailAddition extends Addition {
  of: 'texture' | 'colour' | 'sound';
}

/** What the optimizer may add in one genre. Each list has its own place in a sentence. */
export interface GenreBank {
  /** After "lit by". */
  light: readonly LightAddition[];
  /** After "shot with", or in a clip after "filmed as". */
  camera: Record<Mode, readonly Addition[]>;
  /** After "with". */
  place: readonly Addition[];
  /** Says when, or in what weather. */
  when: readonly Addition[];
  /** Stands by itself. Sounds are for clips. */
  detail: readonly DetailAddition[];
}
