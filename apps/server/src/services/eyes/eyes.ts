import type { Sight } from '@cuewright/engine/sight';
import type { OpenedPicture } from '../pictures/open-picture.ts';

/** Small models that see what is in a picture. Nothing is said of who anybody is. */
export interface Eyes {
  /** What is seen in it; nothing where the models are not there or it could not be looked at in time. */
  look: (picture: OpenedPicture, personId: string) => Promise<Sight | undefined>;
  close: () => Promise<void>;
}
