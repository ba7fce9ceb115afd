import type { GenerationMethod } from '@cuewright/contract';
import type { PromptData } from '@cuewright/engine/methods';
import { useAddress } from '../address.ts';
import { saidCopy } from '../said-words/said-copies.ts';
import { keepResult } from './kept-result.ts';
import { goToResult } from './result-address.ts';

interface From {
  savedId?: string;
  /** Where it was found, though nothing was generated there. */
  method?: GenerationMethod;
}

/** Opens a text in the result view without counting: out of a library, a lesson, a file, the saved prompts. */
export function useShowPrompt(): (data: PromptData, from?: From) => void {
  const [, go] = useAddress();
  return (data, { savedId, method } = {}) => {
    if (!savedId) keepResult({ data, marks: saidCopy(data.prompt), ...(method && { method }) });
    goToResult(go, { mode: data.mode, method, id: savedId });
  };
}
