import { analysisLimits } from '@cuewright/contract';
import { completeReverse, type ImageAnalysis, reversePrompt } from '@cuewright/engine/methods';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import type { FinishedPrompt } from '../../lib/creation/finished-prompt.ts';
import { newGenerationId } from '../../lib/creation/generation-id.ts';
import { logError } from '../../lib/log-error.ts';
import { sendPageEvent } from '../../lib/page-events.ts';
import { useShare } from '../../lib/share.ts';
import { countAnalysis } from './analysis-count.ts';
import { analyzePicture, type Refusal } from './analyze-picture.ts';
import { waitFor } from './wait-for.ts';

export type Reading =
  | { kind: 'waiting' }
  | { kind: 'analyzing'; askedAgainIn?: number }
  | { kind: 'fallback'; finished: FinishedPrompt }
  | { kind: 'refused'; refusal: Refusal };

/** Reads a picture and hands over the prompt of it, under the id it was counted by. */
export function usePictureReading(
  file: File | undefined,
  onRead: (finished: FinishedPrompt, known: { generationId: string }) => void,
) {
  const share = useShare();
  const [reading, setReading] = useState<Reading>({ kind: 'waiting' });
  const generation = useRef({ file, id: '' });
  const stopping = useRef<AbortController>(undefined);
  // What was read of one picture says nothing of the next.
  useEffect(() => {
    generation.current = { file, id: newGenerationId() };
    setReading({ kind: 'waiting' });
    return () => {
      stopping.current?.abort();
      stopping.current = undefined;
    };
  }, [file]);

  async function read(): Promise<void> {
    if (!file || stopping.current) return;
    const controller = new AbortController();
    stopping.current = controller;
    setReading({ kind: 'analyzing' });
    const parts = {
      call,
      random: Math.random,
      wait: waitFor,
      logError,
      onWaiting: (askedAgainIn: number) => setReading({ kind: 'analyzing', askedAgainIn }),
    };
    const { id: generationId } = generation.current;
    try {
      const outcome = await analyzePicture(parts, {
        file,
        model: 'general',
        generationId,
        signal: controller.signal,
      });
      if (controller.signal.aborted) return;
      if (outcome.kind === 'refused') setReading(outcome);
      if (outcome.kind === 'fallback')
        setReading({ kind: 'fallback', finished: finishedOf(outcome.analysis) });
      if (outcome.kind === 'analyzed') {
        setReading({ kind: 'waiting' });
        onRead(finishedOf(outcome.answer.analysis), { generationId });
      }
      if (outcome.kind !== 'refused' && countAnalysis() === analysisLimits.shareDialogAt) share?.('thanks');
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    } finally {
      if (stopping.current === controller) stopping.current = undefined;
      sendPageEvent('refreshUsage');
    }
  }

  function cancel(): void {
    stopping.current?.abort();
    stopping.current = undefined;
    setReading({ kind: 'waiting' });
  }

  return { reading, read, cancel };
}

function finishedOf(analysis: ImageAnalysis): FinishedPrompt {
  const written = reversePrompt(analysis, 'general');
  return { method: 'reverse', data: completeReverse({ written, analysis }), segments: written.segments };
}
