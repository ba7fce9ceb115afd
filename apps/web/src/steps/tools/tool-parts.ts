import type { Mode } from '../../lib/address.ts';
import type { Part } from '../../ui/part/part.ts';

const parts: readonly Part[] = ['subject', 'place', 'mood', 'camera', 'light', 'technical'];

/** The parts a text is sorted into. A photograph has no sound. */
export function toolParts(mode: Mode): readonly Part[] {
  return mode === 'video' ? [...parts, 'audio'] : parts;
}
