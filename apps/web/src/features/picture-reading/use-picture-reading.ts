import {
  completeReverse,
  type ImageAnalysis,
  type PromptData,
  reversePrompt,
} from '@cuewright/engine/methods';
import { useEffect, useRef, useState } from 'react';
import type { FinishedPrompt } from '../../lib/creation/finished-prompt.ts';
import { pageFileReader } from '../../lib/file-facts/page-file-reader.ts';
import { holdsPrompt, recoveredPrompt } from '../../lib/file-facts/recovered-prompt.ts';
import type { Outcome, Refusal } from './analyze-picture.ts';
import { useReadPicture } from './use-read-picture.ts';

export type Reading =
  | { kind: 'waiting' }
  | { kind: 'analyzing'; askedAgainIn?: number }
  | { kind: 'fallback'; finished: FinishedPrompt }
  | { kind: 'refused'; refusal: Refusal };

interface PictureToRead {
  file: File;
  /** What it is counted by. */
  generationId: string;
}

interface Readers {
  /** It was read, and counted for that, by this id. */
  onRead: (finished: FinishedPrompt, counted: { generationId: string }) => void;
  /** Its file holds its prompt. Nothing was counted. */
  onFound: (data: PromptData) => void;
}

/** Reads a picture and hands over the prompt of it: its own where the file holds one, and then nothing is sent. */
export function usePictureReading({ file, generationId }: PictureToRead, { onRead, onFound }: Readers) {
  const readPicture = useReadPicture();
  const [reading, setReading] = useState<Reading>({ kind: 'waiting' });
  const stopping = useRef<AbortController>(undefined);
  // What was read of one picture says nothing of the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is read anew
  useEffect(() => {
    setReading({ kind: 'waiting' });
    return () => {
      stopping.current?.abort();
      stopping.current = undefined;
    };
  }, [file]);

  async function read(): Promise<void> {
    if (stopping.current) return;
    const controller = new AbortController();
    stopping.current = controller;
    setReading({ kind: 'analyzing' });
    const outcome = await recoverOrRead(controller.signal).finally(() => {
      if (stopping.current === controller) stopping.current = undefined;
    });
    if (outcome?.kind === 'refused') setReading(outcome);
    if (outcome?.kind === 'fallback')
      setReading({ kind: 'fallback', finished: finishedOf(outcome.analysis) });
    if (outcome?.kind === 'analyzed') {
      setReading({ kind: 'waiting' });
      onRead(finishedOf(outcome.answer.analysis), { generationId: outcome.answer.generation_id });
    }
    if (outcome?.kind === 'exact') {
      setReading({ kind: 'waiting' });
      if (holdsPrompt(outcome.facts)) onFound(recoveredPrompt(file.name, outcome.facts));
    }
  }

  async function recoverOrRead(signal: AbortSignal): Promise<Outcome | undefined> {
    const facts = await pageFileReader.read(file);
    if (signal.aborted) return undefined;
    if (holdsPrompt(facts)) return { kind: 'exact', facts };
    return await readPicture({ file, model: 'general', generationId, signal }, (askedAgainIn) =>
      setReading({ kind: 'analyzing', askedAgainIn }),
    );
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
