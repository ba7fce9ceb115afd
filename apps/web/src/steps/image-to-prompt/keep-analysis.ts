import { completeReverse, reversePrompt } from '@cuewright/engine/methods';
import type { Analyzed } from '../../features/picture-reading/analyze-picture.ts';
import type { FinishedPrompt } from '../../lib/creation/finished-prompt.ts';
import { save } from '../../lib/creation/generate.ts';
import { pageParts } from '../../lib/creation/page-parts.ts';
import { logError } from '../../lib/log-error.ts';
import { changeSitting, readSitting, type SavedAnalysis } from './sitting.ts';

/** What an analysis was saved as when it was counted. The server has it already; asked for by its id, it is answered. */
export async function keepAnalysis({
  analysis,
  generation_id: generationId,
}: Analyzed): Promise<SavedAnalysis | undefined> {
  try {
    // What the result view holds is not this yet.
    const parts = { ...pageParts, keepResult: () => undefined };
    const { id, prompt_text: text } = await save(parts, { ...finishedOf(analysis), generationId });
    const saved = { id, text };
    if (readSitting().generationId === generationId) changeSitting({ saved });
    return saved;
  } catch (error) {
    logError('Failed to save prompt:', error);
    return undefined;
  }
}

function finishedOf(analysis: Analyzed['analysis']): FinishedPrompt {
  const written = reversePrompt(analysis, analysis.model);
  return { method: 'reverse', data: completeReverse({ written, analysis }), segments: written.segments };
}
