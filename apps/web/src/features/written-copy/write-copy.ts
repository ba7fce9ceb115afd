import { findModel } from '@cuewright/engine/catalogue';
import type { Mark } from '@cuewright/engine/marks';
import { saidShot } from '@cuewright/engine/shots';
import { type Written, write } from '@cuewright/engine/writing';
import type { Mode } from '../../lib/address.ts';
import { type Command, commandOf } from '../../lib/command-text.ts';

type Copy = Command & Pick<Written, 'negative' | 'parameters'>;

/** A prompt as one generator wants it. It carries the vocabulary: import it when it is needed. */
export function writeCopy(prompt: string, mode: Mode, modelId: string, marks: readonly Mark[] = []): Copy {
  const model = findModel(modelId);
  if (!model) return { text: prompt, segments: [{ text: prompt }] };
  const written = write(saidShot(prompt, mode, [], marks), model);
  return { ...written, ...commandOf(written) };
}
