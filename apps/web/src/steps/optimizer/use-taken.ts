import { useMutation } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type Differences, useDifferences } from '../../features/differences/use-differences.ts';
import type { FinishedPrompt } from '../../lib/creation/finished-prompt.ts';
import { type GenerateFailure, generateFailure } from '../../lib/creation/generate-failure.ts';
import { useGenerate } from '../../lib/creation/use-generate.ts';
import {
  type AskedIdea,
  begunAnew,
  type OptimizedIdea,
  type OptimizerDraft,
  saidOf,
  shownAnswer,
} from './optimizer-draft.ts';
import { finishedPrompt, keepTaken } from './use-optimizer.ts';

type Change = (next: (before: OptimizerDraft) => OptimizerDraft) => void;

interface Taken {
  differences: Differences;
  /** The answer as it is shown. */
  shown: OptimizedIdea | null;
  /** Brings what was taken to the result view. */
  open: () => void;
  isOpening: boolean;
  failure: GenerateFailure | undefined;
}

/** Which of what was made of an idea is taken, and the way on with it. */
export function useTaken(draft: OptimizerDraft, change: Change): Taken {
  const { asked, answer, refused } = draft;
  const shown = useMemo(() => shownAnswer(draft), [draft]);
  const refuse = useCallback(
    (next: readonly number[]) => change((before) => ({ ...before, refused: next })),
    [change],
  );
  const differences = useDifferences(asked?.idea ?? '', shown?.prompt ?? '', refused, refuse);
  const result = useGenerate();
  const opening = useMutation({
    mutationFn: async (given: {
      asked: AskedIdea;
      answer: OptimizedIdea;
      shown: OptimizedIdea;
      text: string;
    }) => {
      const marks = saidOf(draft, given.text);
      const taken = { ...takenPrompt(given.asked, given.shown, given.text), marks };
      if (!given.answer.is_free && (given.text !== given.answer.prompt || marks.length > 0))
        await keepTaken(given.asked, given.answer, taken);
      await result.generate(taken, { generationId: given.answer.generation_id });
      change(begunAnew);
    },
    networkMode: 'always',
  });
  return {
    differences,
    shown,
    open: () => {
      if (asked && answer && shown && !opening.isPending)
        opening.mutate({ asked, answer, shown, text: differences.text });
    },
    isOpening: opening.isPending,
    failure: result.failure ?? (opening.error ? generateFailure(opening.error) : undefined),
  };
}

/** The prompt as it was taken. Its stretches are those of the whole: whoever shows it carries their inks over. */
function takenPrompt(asked: AskedIdea, answer: OptimizedIdea, text: string): FinishedPrompt {
  const whole = finishedPrompt(asked, answer);
  return { ...whole, data: { ...whole.data, prompt: text } };
}
