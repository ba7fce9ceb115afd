import { findModel } from '@cuewright/engine/catalogue';
import type { Mark } from '@cuewright/engine/marks';
import type { Written } from '@cuewright/engine/writing';
import { useMemo } from 'react';
import type { Mode } from '../../lib/address.ts';
import { type Command, commandOf } from '../../lib/command-text.ts';
import { useAnswer } from '../../lib/reader/use-answer.ts';

type Copy = Command & Partial<Pick<Written, 'negative' | 'parameters' | 'asked' | 'dropped' | 'open'>>;

const NO_MARKS: readonly Mark[] = [];

/** A prompt as one generator wants it; until it has been written, as it is. */
export function useWrittenCopy(
  prompt: string,
  mode: Mode,
  modelId: string,
  marks: readonly Mark[] = NO_MARKS,
): Copy {
  const wish = useMemo(() => {
    const model = findModel(modelId)?.id;
    return model && { made: { prompt, made: mode, marks }, model };
  }, [prompt, mode, modelId, marks]);
  const copied = useAnswer('writePrompt', wish);
  return useMemo(() => {
    const isThis = copied?.given.made.prompt === prompt && copied.given.model === modelId;
    return isThis
      ? { ...copied.answer, ...commandOf(copied.answer) }
      : { text: prompt, segments: [{ text: prompt }] };
  }, [copied, prompt, modelId]);
}
