import type { CallInput } from '@cuewright/contract';
import { dayText, promptDescription, promptTitle } from '@cuewright/engine/export';
import type { PromptData } from '@cuewright/engine/methods';
import type { FinishedPrompt } from './finished-prompt.ts';

type PromptBody = CallInput<'POST /api/prompts'>['body'];

interface ToSave extends Pick<FinishedPrompt, 'data' | 'marks'>, Partial<Pick<FinishedPrompt, 'method'>> {
  generationId?: string | undefined;
}

/** What is sent to keep a prompt; its title has the person's own day. */
export function promptBody({ data, method, marks = [], generationId }: ToSave, now = new Date()): PromptBody {
  const { mode, prompt, selectedModel } = data;
  return {
    title: titleOf(data, now),
    description: promptDescription(prompt),
    model: selectedModel ?? '',
    prompt_text: prompt,
    ...(marks.length > 0 && { marks: [...marks] }),
    json_config: JSON.stringify(data),
    mode,
    ...(method && { method }),
    ...(generationId && { generation_id: generationId }),
  };
}

/** "Photo prompt 2026-11-20", unless it came with a title of its own. */
export function titleOf({ mode, title }: Pick<PromptData, 'mode' | 'title'>, now = new Date()): string {
  return title?.trim() || promptTitle(mode, dayText(now.getFullYear(), now.getMonth() + 1, now.getDate()));
}
