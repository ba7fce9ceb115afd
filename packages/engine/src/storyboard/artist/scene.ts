import type { Shot } from '../../shot/shot.ts';
import type { Composition } from './composition/compose.ts';
import type { View } from './composition/view.ts';
import type { Sheet } from './pencil/sheet.ts';
import type { Tones } from './pencil/tones.ts';
import type { Random } from './random.ts';
import type { Seen } from './seeing/see-subject.ts';

/** Everything a hand needs to know while it draws one sheet. */
export interface Scene {
  shot: Shot;
  seen: Seen;
  sheet: Sheet;
  view: View;
  composition: Composition;
  tones: Tones;
  random: Random;
  /** Of lines behind the subject: thinner, the closer the camera is to it. */
  weight: number;
  /** The side that lies in shadow. */
  shadow: 'left' | 'right';
}
