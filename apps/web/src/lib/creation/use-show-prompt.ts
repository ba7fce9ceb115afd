import type { GenerationMethod } from '@cuewright/contract';
import type { Mark } from '@cuewright/engine/marks';
import type { PromptData } from '@cuewright/engine/methods';
import { useAddress } from '../address.ts';
import { ownCopy } from '../said-words/said-copies.ts';
import { keepResult } from './kept-result.ts';
import { goToResult } from './result-address.ts';

interface From {
  savedId?: string;
  /** Where it was found, though nothing was generated there. */
  method?: GenerationMethod;
  /** What was said of its words where it was found. */
  marks?: readonly Mark[];
}

/** Opens a text in the result view without counting: out of a library, a lesson, a file, the saved prompts. */
export function useShowPrompt(): (data: PromptData, from?: From) => void {
  const [, go] = useAddress();
  return (data, { savedId, method, marks } = {}) => {
    const own = marks ? { text: data.prompt, marks } : ownCopy(data.prompt);
    if (!savedId)
      keepResult({ data: { ...data, prompt: own.text }, marks: own.marks, ...(method && { method }) });
    goToResult(go, { mode: data.mode, method, id: savedId });
  };
}
