import { findModel, type Model } from '@cuewright/engine/catalogue';
import { carryMarks, type Mark } from '@cuewright/engine/marks';
import type { PromptData } from '@cuewright/engine/methods';
import type { Written } from '@cuewright/engine/writing';
import { useCallback, useMemo } from 'react';
import { type Command, commandOf } from '../../lib/command-text.ts';
import { useShownCopy } from '../../lib/model-copy/shown-copy.tsx';
import { useWriter } from '../../lib/model-copy/use-writer.ts';
import { shotOfPrompt } from './shot-of-prompt.ts';
import type { SheetText } from './use-result-text.ts';

type Copy = Command & Pick<Written, 'negative' | 'parameters'>;

export interface ModelCopy {
  /** Whose copy can be had beside the prompt. */
  model: Model | undefined;
  /** It, when it is the one that is shown. */
  written: Copy | undefined;
  /** The copy of another text; nothing where none is shown. */
  copyOf: (sheet: SheetText) => Copy | undefined;
}

/** The copy of the chosen generator, beside the text that the method gives. */
export function useModelCopy(data: PromptData, sheet: SheetText, marks: readonly Mark[]): ModelCopy {
  const { mode, selectedModel = '', formData, isBasic, isEnhanced, locked } = data;
  const { text, settings } = sheet;
  const model = isWrittenForModel(data) ? undefined : findModel(selectedModel);
  const isShown = useShownCopy() === 'model' && model !== undefined && model.input.value !== 'numbers';
  const writer = useWriter(isShown);
  const copyOf = useCallback(
    ({ text: prompt, settings }: SheetText) => {
      if (!writer || !model) return undefined;
      const made = {
        prompt,
        settings,
        made: mode,
        marks: carryMarks(marks, data.prompt, prompt),
        ...(formData && { formData }),
        ...(isBasic && { isBasic }),
        ...(isEnhanced && { isEnhanced }),
        ...(locked && { locked }),
      };
      const copy = writer.write(shotOfPrompt(writer, made), model);
      return { ...copy, ...commandOf(copy) };
    },
    [writer, model, mode, formData, isBasic, isEnhanced, locked, marks, data.prompt],
  );
  const written = useMemo(() => copyOf({ text, settings }), [copyOf, text, settings]);
  return { model: model?.input.value === 'numbers' ? undefined : model, written, copyOf };
}

/** Methods without a mandated text write for the generator in the first place. */
function isWrittenForModel({ isOptimized, isManualText, isVoiceGenerated }: PromptData): boolean {
  return isOptimized === true || isManualText === true || isVoiceGenerated === true;
}
