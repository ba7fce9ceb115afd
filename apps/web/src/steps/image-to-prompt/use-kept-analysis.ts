import { useState } from 'react';
import { call } from '../../lib/api.ts';
import type { FinishedPrompt } from '../../lib/creation/finished-prompt.ts';
import { keepResult } from '../../lib/creation/kept-result.ts';
import { tellSavedPrompt } from '../../lib/creation/saved-prompt-query.ts';
import { useShowPrompt } from '../../lib/creation/use-show-prompt.ts';
import { logError } from '../../lib/log-error.ts';
import { clapSlate } from '../../ui/slate-clap/clap-slate.ts';
import { keepAnalysis } from './keep-analysis.ts';
import { changeSitting, readSitting } from './sitting.ts';

/**
 * Brings the prompt of an analysis to the result view. It was counted and saved when the picture was read, so what was
 * said since becomes a version of that prompt, and nothing is counted or saved twice.
 */
export function useKeptAnalysis() {
  const showPrompt = useShowPrompt();
  const [isOpening, setOpening] = useState(false);

  async function open(finished: FinishedPrompt): Promise<void> {
    if (isOpening) return;
    setOpening(true);
    const savedId = await keepAsItStands(finished).finally(() => setOpening(false));
    // What could not be kept is shown all the same, and can be saved there.
    if (savedId) keepResult({ ...finished, generationId: readSitting().generationId, savedId });
    clapSlate();
    const { data, marks = [] } = finished;
    showPrompt(data, { method: 'reverse', marks, ...(savedId && { savedId }) });
  }

  return { open, isOpening };
}

async function keepAsItStands({ data, marks = [] }: FinishedPrompt): Promise<string | undefined> {
  const { stage, saved: known } = readSitting();
  const saved = known ?? (stage.kind === 'analyzed' ? await keepAnalysis(stage.answer) : undefined);
  const isOther = saved?.text !== data.prompt;
  if (!saved || (!isOther && marks.length === 0)) return saved?.id;
  try {
    const text = { prompt_text: data.prompt, json_config: JSON.stringify(data) };
    const body = { ...(isOther && text), marks: [...marks] };
    tellSavedPrompt(await call('PATCH /api/prompts/{id}', { params: { id: saved.id }, body }));
    changeSitting({ saved: { id: saved.id, text: data.prompt } });
    return saved.id;
  } catch (error) {
    logError('Failed to save prompt:', error);
    return undefined;
  }
}
