import type { Tones } from '../pencil/tones.ts';

export type Facing = 'front' | 'three-quarter' | 'profile' | 'back';

/** How whoever is drawn is lit and seen. */
export interface Look {
  tones: Tones;
  facing: Facing;
  /** Looking left. */
  flip: boolean;
  shadow: 'left' | 'right';
  /** Only its outline, filled: against the light. */
  isSilhouette: boolean;
  /** What the one colour lies on, if on clothes. */
  isWorn: boolean;
  /** One of many: a few strokes are enough. */
  isOneOfMany?: boolean;
}
