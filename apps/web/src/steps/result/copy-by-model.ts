import { flagsBehind, type Written } from '@cuewright/engine/writing';
import type { CopyByModel } from '../../lib/guest-models/use-model-writing.ts';
import type { Segment } from '../../ui/part/part.ts';
import type { Copy } from './use-model-copy.ts';

/** The words of a model with all that goes beside them; what is open is the engine’s to say. */
export function copyByModel(
  { text, beside }: CopyByModel,
  inks: readonly Segment[],
  open: Written['open'],
): Copy {
  const flags = flagsBehind(beside);
  return {
    ...beside,
    text: text + flags,
    segments: flags ? [...inks, { text: flags, part: 'technical' }] : inks,
    ...(open && { open }),
  };
}
