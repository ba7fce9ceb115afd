import { isBlankText } from '@cuewright/engine/text';
import { readDraft, writeDraft } from '../../lib/draft.ts';
import { emptyOptimizer, isOptimizerDraft, OPTIMIZER_DRAFT } from './optimizer-draft.ts';

/** Hands the optimizer an idea that was had elsewhere. What stood there can be put back, as after an example. */
export function beginWithIdea(idea: string): void {
  const before = readDraft(OPTIMIZER_DRAFT, emptyOptimizer, isOptimizerDraft);
  const words = before.at === 'result' ? '' : before.idea;
  const isOther = !isBlankText(words) && words !== idea;
  writeDraft(OPTIMIZER_DRAFT, { ...emptyOptimizer, idea, before: isOther ? words : null });
}
