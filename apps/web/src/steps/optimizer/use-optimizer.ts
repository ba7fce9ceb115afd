import type { SavedPrompt } from '@cuewright/contract';
import { createStreamClient } from '@cuewright/contract/streaming';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Mode } from '../../lib/address.ts';
import { call, calling } from '../../lib/api.ts';
import type { FinishedPrompt } from '../../lib/creation/finished-prompt.ts';
import { countForSite } from '../../lib/creation/generate.ts';
import { type GenerateFailure, generateFailure } from '../../lib/creation/generate-failure.ts';
import { newGenerationId } from '../../lib/creation/generation-id.ts';
import { keepPrompt } from '../../lib/creation/keep-prompt.ts';
import { pageParts } from '../../lib/creation/page-parts.ts';
import { promptBody } from '../../lib/creation/prompt-body.ts';
import { readDraft, useDraft } from '../../lib/draft.ts';
import { logError } from '../../lib/log-error.ts';
import { type PolishedPart, readPolished } from '../../lib/read-polished.ts';
import { areSameMarks } from '../../lib/said-words/said-text.ts';
import {
  type AskedIdea,
  askedAgain,
  emptyOptimizer,
  isOptimizerDraft,
  OPTIMIZER_DRAFT,
  type OptimizedIdea,
  pressedAgain,
  saidOf,
} from './optimizer-draft.ts';

const KEY = 'POST /api/optimize';
const ask = createStreamClient(calling);

/** The optimizer's form, and the way from it to an answer. */
export function useOptimizer(mode: Mode) {
  const [draft, change] = useDraft(OPTIMIZER_DRAFT, emptyOptimizer, isOptimizerDraft);
  const [told, setTold] = useState<readonly PolishedPart[]>([]);
  const optimizing = useMutation({
    mutationFn: async ({ generationId, ...idea }: AskedIdea): Promise<OptimizedIdea> => {
      const body = { ...idea, generation_id: generationId };
      const { type: _, ...answer } = await readPolished(KEY, ask(KEY, { body }), setTold);
      return answer;
    },
    // Without a line it fails at once: nobody's idea is counted later, when they have gone on.
    networkMode: 'always',
    onSettled: () => setTold([]),
    // What is counted is saved at once, even if it is never gone on with.
    onSuccess: async (answer, asked) => {
      const now = readDraft(OPTIMIZER_DRAFT, emptyOptimizer, isOptimizerDraft);
      const finished = { ...finishedPrompt(asked, answer), marks: saidOf(now, answer.prompt) };
      // What needed nothing is counted by nobody and kept only if it is gone on with.
      if (!answer.is_free && (await keep(finished, answer.generation_id)))
        countForSite(pageParts, answer.generation_id);
      pageParts.refreshUsage();
      change(({ wishes: _, ...before }) => ({ ...before, at: 'result', asked, answer, refused: [] }));
    },
  });

  function optimize() {
    const now = readDraft(OPTIMIZER_DRAFT, emptyOptimizer, isOptimizerDraft);
    const asked = askedAgain(now, mode, newGenerationId);
    if (!asked || optimizing.isPending) return;
    if (now.answer && asked === now.asked) {
      change(pressedAgain);
      return;
    }
    change((before) => ({ ...before, asked }));
    optimizing.mutate(asked);
  }

  const failure: GenerateFailure | undefined = optimizing.error
    ? generateFailure(optimizing.error)
    : undefined;
  return { draft, change, optimize, isOptimizing: optimizing.isPending, told, failure };
}

export function finishedPrompt(
  { idea, genre, mode, locked = [] }: AskedIdea,
  { prompt, segments }: OptimizedIdea,
): FinishedPrompt {
  const kept = locked.filter((words) => prompt.includes(words));
  return {
    method: 'optimizer',
    data: {
      mode,
      prompt,
      isOptimized: true,
      originalIdea: idea,
      selectedGenre: genre,
      ...(kept.length > 0 && { locked: kept }),
    },
    segments: segments.map(({ text, part, added }) => ({ text, part, ...(added && { added }) })),
  };
}

/** Opening the result sends the same again. */
async function keep(
  { data, method, marks = [] }: FinishedPrompt,
  generationId: string,
): Promise<SavedPrompt | undefined> {
  try {
    return await keepPrompt(call, promptBody({ data, method, marks, generationId }));
  } catch (error) {
    logError('Failed to save prompt:', error);
    return undefined;
  }
}

/** What was taken of it becomes a version of its own: the whole of it stays the first. What is said of its words goes along. */
export async function keepTaken(
  asked: AskedIdea,
  answer: OptimizedIdea,
  taken: FinishedPrompt,
): Promise<void> {
  const saved = await keep(finishedPrompt(asked, answer), answer.generation_id);
  if (!saved) return;
  const { data, marks = [] } = taken;
  const isOther = saved.prompt_text !== data.prompt;
  if (!isOther && areSameMarks(saved.marks, marks)) return;
  await call('PATCH /api/prompts/{id}', {
    params: { id: saved.id },
    body: { ...(isOther && { prompt_text: data.prompt }), marks: [...marks] },
  });
}
