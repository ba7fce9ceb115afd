import { findModel, type Model } from '@cuewright/engine/catalogue';
import type { TextToWrite } from '@cuewright/engine/guests';
import { carryMarks, type Mark } from '@cuewright/engine/marks';
import type { PromptData } from '@cuewright/engine/methods';
import type { Written } from '@cuewright/engine/writing';
import { useCallback, useMemo } from 'react';
import { type Command, commandOf } from '../../lib/command-text.ts';
import { type ModelWriting, useModelWriting } from '../../lib/guest-models/use-model-writing.ts';
import { showCopy, useShownCopy } from '../../lib/model-copy/shown-copy.tsx';
import { isSet } from '../../lib/prompt-settings/is-settings.ts';
import type { PromptToWrite } from '../../lib/reader/jobs/write-prompt.ts';
import { pageReader } from '../../lib/reader/page-reader.ts';
import { useAnswer } from '../../lib/reader/use-answer.ts';
import { useReadInks } from '../../lib/reader/use-read-inks.ts';
import { copyByModel } from './copy-by-model.ts';
import { isGivenImage, useDesk } from './tune/tuned.ts';
import { areSame, type SheetText } from './use-result-text.ts';
import { useWrittenFor } from './use-written-for.ts';

export type Copy = Command & Pick<Written, 'negative' | 'parameters' | 'asked' | 'dropped' | 'open'>;

export interface ModelCopy {
  /** Whose copy can be had beside the prompt. */
  model: Model | undefined;
  /** The prompt names no generator: who is asked to write it for one can choose another. */
  choose: ((id: string) => void) | undefined;
  /** The prompt itself is what is pasted: a copy stands beside it only once a model has written one. */
  isOnlyByModel: boolean;
  /** It, when it is shown: beside the prompt, or in its place. */
  written: Copy | undefined;
  /** It, when it stands in the prompt's place. */
  onSheet: Copy | undefined;
  /** It, when the words that are shown are a model’s. */
  byModel: Copy | undefined;
  /** A model that words it, where there is one, and what it wrote: that is what is shown then. */
  writing: ModelWriting | undefined;
  /** The copy of another text; nothing where none stands in the prompt's place. */
  copyOf: (sheet: SheetText, signal?: AbortSignal) => Copy | undefined | Promise<Copy | undefined>;
}

/** The copy of the chosen generator, beside the text that the method gives. */
export function useModelCopy(
  data: PromptData,
  sheet: SheetText,
  marks: readonly Mark[],
  isBeside: boolean,
): ModelCopy {
  const { mode, selectedModel = '', formData, isBasic, isEnhanced, locked } = data;
  const { text, settings } = sheet;
  const [usual, choose] = useWrittenFor(mode);
  const named = findModel(selectedModel);
  const isOnlyByModel = named === undefined || isWrittenForModel(data);
  const model = named?.input.value === 'numbers' ? undefined : (named ?? usual);
  const desk = useDesk(mode, data.selectedModel);
  const hasStartImage = model !== undefined && isGivenImage(desk, model);
  const isModelShown = useShownCopy() === 'model';
  const isOnSheet = isModelShown && !isBeside;
  const wanted = isBeside || isOnSheet ? model?.id : undefined;
  const toWrite = useCallback(
    ({ text: prompt, settings }: SheetText): PromptToWrite | undefined =>
      wanted && !isOnlyByModel
        ? {
            made: {
              prompt,
              settings,
              made: mode,
              marks: carryMarks(marks, data.prompt, prompt),
              ...(formData && { formData }),
              ...(isBasic && { isBasic }),
              ...(isEnhanced && { isEnhanced }),
              ...(locked && { locked }),
            },
            model: wanted,
            hasStartImage,
          }
        : undefined,
    [wanted, hasStartImage, isOnlyByModel, mode, formData, isBasic, isEnhanced, locked, marks, data.prompt],
  );
  const copied = useAnswer(
    'writePrompt',
    useMemo(() => toWrite({ text, settings }), [toWrite, text, settings]),
  );
  const byEngine = useMemo(
    () => (copied?.given.model === wanted ? copied && inCommand(copied.answer) : undefined),
    [copied, wanted],
  );
  const canBeSent = isOnlyByModel || byEngine !== undefined;
  const writing = useModelWriting(
    useMemo(
      (): TextToWrite | undefined =>
        model && canBeSent
          ? {
              text,
              mode: model.mode,
              model: model.id,
              marks,
              locked: locked ?? [],
              hasStartImage,
              ...(isSet(settings) && { settings }),
            }
          : undefined,
      [text, model, marks, locked, settings, hasStartImage, canBeSent],
    ),
    isOnlyByModel
      ? { stands: 'The prompt stands as it is.', generator: model?.name, canChoose: named === undefined }
      : undefined,
  );
  const inWords = writing?.copy;
  const inks = useReadInks(inWords?.text, mode);
  const byModel = useMemo(
    () => inWords && (isOnlyByModel || byEngine) && copyByModel(inWords, inks, byEngine?.open),
    [inWords, inks, byEngine, isOnlyByModel],
  );
  const written = byModel ?? byEngine;
  const onSheet = isOnSheet ? written : undefined;
  const copyOf = useCallback(
    async (one: SheetText, signal?: AbortSignal) => {
      if (onSheet && onSheet === byModel && one.text === text && areSame(one.settings, settings))
        return byModel;
      const wish = isOnSheet ? toWrite(one) : undefined;
      return wish && inCommand(await pageReader.ask('writePrompt', wish, signal));
    },
    [toWrite, isOnSheet, onSheet, byModel, text, settings],
  );
  return {
    model,
    choose: named ? undefined : choose,
    isOnlyByModel,
    written,
    onSheet,
    byModel,
    writing: writing && {
      ...writing,
      ask: () => {
        // Where there is room for one, what was asked for is what is seen.
        if (!isBeside) showCopy('model');
        writing.ask();
      },
    },
    copyOf,
  };
}

function inCommand(written: Written): Copy {
  return { ...written, ...commandOf(written) };
}

/** Methods without a mandated text write for the generator in the first place. */
function isWrittenForModel({ isOptimized, isManualText, isVoiceGenerated }: PromptData): boolean {
  return isOptimized === true || isManualText === true || isVoiceGenerated === true;
}
