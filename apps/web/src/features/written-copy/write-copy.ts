import { findModel } from '@cuewright/engine/catalogue';
import { promptShot } from '@cuewright/engine/shots';
import { write } from '@cuewright/engine/writing';
import type { Mode } from '../../lib/address.ts';
import { inked } from '../../lib/inked.ts';
import type { Segment } from '../../ui/part/part.ts';

export interface Copy {
  text: string;
  segments: readonly Segment[];
}

/** A prompt as one generator wants it. It carries the vocabulary: import it when it is needed. */
export function writeCopy(prompt: string, mode: Mode, modelId: string): Copy {
  const model = findModel(modelId);
  if (!model) return { text: prompt, segments: [{ text: prompt }] };
  const { text, segments, parameters = {} } = write(promptShot(prompt, mode), model);
  const flags = Object.entries(parameters)
    .filter(([name]) => name.startsWith('--'))
    .map(([name, value]) => ` ${name} ${value}`)
    .join('');
  return {
    text: text + flags,
    segments: [...inked(segments), ...(flags ? [{ text: flags, part: 'technical' as const }] : [])],
  };
}
