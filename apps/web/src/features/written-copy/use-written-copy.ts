import { findModel } from '@cuewright/engine/catalogue';
import type { Written } from '@cuewright/engine/writing';
import { useMemo } from 'react';
import type { Mode } from '../../lib/address.ts';
import { type Command, commandOf } from '../../lib/command-text.ts';
import { useAnswer } from '../../lib/reader/use-answer.ts';

type Copy = Command & Partial<Pick<Written, 'negative' | 'parameters' | 'asked' | 'dropped' | 'open'>>;

/** A prompt as one generator wants it; until it has been written, as it is. */
export function useWrittenCopy(prompt: string, mode: Mode, modelId: string): Copy {
  const wish = useMemo(() => {
    const model = findModel(modelId)?.id;
    return model && { made: { prompt, made: mode }, model };
  }, [prompt, mode, modelId]);
  const copied = useAnswer('writePrompt', wish);
  return useMemo(() => {
    const isThis = copied?.given.made.prompt === prompt && copied.given.model === modelId;
    return isThis
      ? { ...copied.answer, ...commandOf(copied.answer) }
      : { text: prompt, segments: [{ text: prompt }] };
  }, [copied, prompt, modelId]);
}
