import { findModel, type Model } from '@cuewright/engine/catalogue';
import { carryMarks, type Mark } from '@cuewright/engine/marks';
import type { PromptData } from '@cuewright/engine/methods';
import type { Written } from '@cuewright/engine/writing';
import { useCallback, useMemo } from 'react';
import { type Command, commandOf } from '../../lib/command-text.ts';
import { type ModelWriting, useModelWriting } from '../../lib/guest-models/use-model-writing.ts';
import { useShownCopy } from '../../lib/model-copy/shown-copy.tsx';
import type { PromptToWrite } from '../../lib/reader/jobs/write-prompt.ts';
import { pageReader } from '../../lib/reader/page-reader.ts';
import { useAnswer } from '../../lib/reader/use-answer.ts';
import { useReadInks } from '../../lib/reader/use-read-inks.ts';
import { carriesSettings, copyByModel } from './copy-by-model.ts';
import type { SheetText } from './use-result-text.ts';

export type Copy = Command & Pick<Written, 'negative' | 'parameters' | 'asked' | 'dropped' | 'open'>;

export interface ModelCopy {
  /** Whose copy can be had beside the prompt. */
  model: Model | undefined;
  /** It, when it is shown: beside the prompt, or in its place. */
  written: Copy | undefined;
  /** It, when it stands in the prompt's place. */
  onSheet: Copy | undefined;
  /** A model that words it, where there is one, and what it wrote: that is what is shown then. */
  writing: ModelWriting | undefined;
  /** The copy of another text; nothing where none stands in the prompt's place. */
  copyOf: (sheet: SheetText, signal?: AbortSignal) => Promise<Copy | undefined>;
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
  const found = isWrittenForModel(data) ? undefined : findModel(selectedModel);
  const model = found?.input.value === 'numbers' ? undefined : found;
  const isOnSheet = useShownCopy() === 'model' && !isBeside;
  const wanted = isBeside || isOnSheet ? model?.id : undefined;
  const toWrite = useCallback(
    ({ text: prompt, settings }: SheetText): PromptToWrite | undefined =>
      wanted && {
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
      },
    [wanted, mode, formData, isBasic, isEnhanced, locked, marks, data.prompt],
  );
  const copied = useAnswer(
    'writePrompt',
    useMemo(() => toWrite({ text, settings }), [toWrite, text, settings]),
  );
  const byEngine = useMemo(
    () => (copied?.given.model === wanted ? copied && inCommand(copied.answer) : undefined),
    [copied, wanted],
  );
  const canBeSent = byEngine !== undefined && carriesSettings(byEngine, settings);
  const writing = useModelWriting(
    useMemo(
      () =>
        wanted && canBeSent
          ? { text, mode, model: wanted, marks, locked: locked ?? [], hasStartImage: false }
          : undefined,
      [text, mode, wanted, marks, locked, canBeSent],
    ),
  );
  const byModel = writing?.copy;
  const inks = useReadInks(byModel?.text, mode);
  const written = useMemo(
    () => (byModel && byEngine ? copyByModel(byModel, inks, byEngine, settings) : byEngine),
    [byModel, inks, byEngine, settings],
  );
  const copyOf = useCallback(
    async (one: SheetText, signal?: AbortSignal) => {
      const wish = isOnSheet ? toWrite(one) : undefined;
      return wish && inCommand(await pageReader.ask('writePrompt', wish, signal));
    },
    [toWrite, isOnSheet],
  );
  return { model, written, onSheet: isOnSheet ? written : undefined, writing, copyOf };
}

function inCommand(written: Written): Copy {
  return { ...written, ...commandOf(written) };
}

/** Methods without a mandated text write for the generator in the first place. */
function isWrittenForModel({ isOptimized, isManualText, isVoiceGenerated }: PromptData): boolean {
  return isOptimized === true || isManualText === true || isVoiceGenerated === true;
}
