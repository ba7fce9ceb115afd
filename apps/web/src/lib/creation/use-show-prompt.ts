import type { PromptData } from '@cuewright/engine/methods';
import { useAddress } from '../address.ts';
import { keepResult } from './kept-result.ts';
import { goToResult } from './result-address.ts';

/** Opens a text in the result view without counting: out of a library, a lesson, a workspace, the saved prompts. */
export function useShowPrompt(): (data: PromptData, from?: { savedId?: string }) => void {
  const [, go] = useAddress();
  return (data, { savedId } = {}) => {
    if (!savedId) keepResult({ data });
    goToResult(go, { mode: data.mode, id: savedId });
  };
}
