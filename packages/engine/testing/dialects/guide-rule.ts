import type { Model } from '../../src/catalogue/index.ts';
import type { Shot } from '../../src/shot/shot.ts';
import type { Written } from '../../src/writing/index.ts';

/** One rule of a maker's guide, in our words. */
export interface GuideRule {
  says: string;
  /** Whether a text keeps it. A rule that only eyes can judge has none, and is looked at in the golden pages. */
  holds?: (written: Written, given: Given) => boolean;
}

export interface Given {
  shot: Shot;
  model: Model;
  isFromImage: boolean;
}
