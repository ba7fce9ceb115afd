import { useMemo } from 'react';
import { type OpenQuestion, useOpenQuestion } from '../../lib/open-question/use-open-question.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import type { EnhancedPrompt } from './enhanced-prompt.ts';
import { withPrompt } from './use-text-checks.ts';

interface TextQuestion extends OpenQuestion {
  take: (text: string, title: string) => void;
}

/** What only the person can settle about the prompt that was made of their text. */
export function useTextQuestion(
  enhanced: EnhancedPrompt | undefined,
  onSettled: (enhanced: EnhancedPrompt) => void,
): TextQuestion | undefined {
  const made = useMemo(() => {
    if (!enhanced) return undefined;
    const { prompt, mode, locked } = enhanced.data;
    return { prompt, made: mode, ...(locked && { locked }) };
  }, [enhanced]);
  const asked = useOpenQuestion(made, undefined);
  if (!enhanced || !asked) return undefined;
  return {
    ...asked,
    take: (text, title) => {
      onSettled(withPrompt(enhanced, text));
      showToast({ title, tone: 'go', action: { label: 'Undo', onAct: () => onSettled(enhanced) } });
    },
  };
}
