import type { Shot } from '../../shot/shot.ts';
import { type Stretch, say } from '../../writing/sentence.ts';
import { lensPhrase } from './glass-phrases.ts';
import { view } from './view.ts';

/** "eye-level medium shot on a 50mm lens". */
export function shotLine(fresh: Shot): Stretch | undefined {
  const named = view(fresh);
  const lens = lensPhrase(fresh);
  return say('camera', lens === '' ? named : `${named === '' ? 'shot' : named} on ${lens}`);
}
