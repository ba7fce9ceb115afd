import { flagsBehind, type Written } from '@cuewright/engine/writing';
import type { CopyByModel } from '../../lib/guest-models/use-model-writing.ts';
import type { Segment } from '../../ui/part/part.ts';
import type { Copy } from './use-model-copy.ts';

/** The words of a model with all that goes beside them; what is open is what the engine asks, and then what the model does. */
export function copyByModel(
  { text, beside }: CopyByModel,
  inks: readonly Segment[],
  open: Written['open'],
): Copy {
  const flags = flagsBehind(beside);
  const asks = [...(open ?? []), ...(beside.open ?? [])];
  return {
    ...beside,
    text: text + flags,
    segments: flags ? [...inks, { text: flags, part: 'technical' }] : inks,
    ...(asks.length > 0 && { open: asks }),
  };
}
