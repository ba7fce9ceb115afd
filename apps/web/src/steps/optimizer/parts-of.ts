import type { Mode } from '../../lib/address.ts';
import type { Part } from '../../ui/part/part.ts';

const parts: readonly Part[] = ['subject', 'place', 'light', 'camera', 'technical'];

/** The parts that the optimizer writes. A photograph has no sound. */
export function partsOf(mode: Mode): readonly Part[] {
  return mode === 'video' ? [...parts, 'audio'] : parts;
}
