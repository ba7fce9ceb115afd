import type { SavedPrompt } from '@cuewright/contract';
import type { PromptData } from '@cuewright/engine/methods';
import { isText } from '../../lib/is-text.ts';
import { isSettings } from '../../lib/prompt-settings/is-settings.ts';

/** What a saved prompt was made of. Its columns are what counts; the rest is as it was handed over. */
export function promptDataOf(
  {
    json_config,
    mode,
    model,
    prompt_text,
  }: Pick<SavedPrompt, 'json_config' | 'mode' | 'model' | 'prompt_text'>,
  { isFromWorkspace = false } = {},
): PromptData {
  const config = JSON.parse(json_config) as Partial<PromptData>;
  const { selectedModel: _, settings, locked, ...rest } = config;
  return {
    ...rest,
    ...(settings && isSettings(settings) && { settings }),
    mode,
    prompt: prompt_text,
    ...(model && { selectedModel: model }),
    // What was saved before there were pins may have anything under that name.
    ...(Array.isArray(locked) && locked.every(isText) && { locked }),
    ...(isFromWorkspace && { isFromWorkspace }),
  };
}
