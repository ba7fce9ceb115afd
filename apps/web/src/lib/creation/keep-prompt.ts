import { ApiError, type Call, type CallInput, type SavedPrompt } from '@cuewright/contract';
import { chooseWorkspace, chosenWorkspace } from '../chosen-workspace.ts';
import { tellOtherTabs } from '../tab-news.ts';

type PromptBody = CallInput<'POST /api/prompts'>['body'];

/** Keeps a prompt in the workspace that was chosen. One that was deleted elsewhere meanwhile is no reason to lose it. */
export async function keepPrompt(call: Call, body: PromptBody): Promise<SavedPrompt> {
  const kept = await keepInChosen(call, body);
  tellOtherTabs('workspaces');
  return kept;
}

async function keepInChosen(call: Call, body: PromptBody): Promise<SavedPrompt> {
  const workspace_id = chosenWorkspace();
  if (!workspace_id) return await call('POST /api/prompts', { body });
  try {
    return await call('POST /api/prompts', { body: { ...body, workspace_id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'workspace-not-found')) throw error;
    chooseWorkspace(undefined);
    return await call('POST /api/prompts', { body });
  }
}
