import { promptLimits } from '@cuewright/contract';
import { findModel } from '@cuewright/engine/catalogue';
import type { Mark } from '@cuewright/engine/marks';
import type { PromptData } from '@cuewright/engine/methods';
import { useMemo } from 'react';
import { OpenPoints } from '../../lib/open-points/open-points.tsx';
import { useOpenPoints } from '../../lib/open-points/use-open-points.ts';
import type { SaidText } from '../../lib/said-words/said-text.ts';

interface SheetPointsProps {
  /** As it is on the sheet. */
  data: PromptData;
  marks: readonly Mark[];
  onReplace: (said: SaidText) => void;
}

/** The points that the prompt on the sheet leaves to its generator. */
export function SheetPoints({ data, marks, onReplace }: SheetPointsProps) {
  const { prompt, mode, formData, isBasic, isEnhanced, selectedModel } = data;
  const model = findModel(selectedModel ?? '');
  const made = useMemo(
    () => ({
      prompt,
      made: mode,
      marks,
      ...(formData && { formData }),
      ...(isBasic && { isBasic }),
      ...(isEnhanced && { isEnhanced }),
    }),
    [prompt, mode, formData, isBasic, isEnhanced, marks],
  );
  const found = useOpenPoints(made, model?.id);
  if (!model) return null;
  return (
    <OpenPoints
      level={3}
      name={model.name}
      prompt={prompt}
      marks={marks}
      found={found}
      max={promptLimits.text}
      onReplace={onReplace}
    />
  );
}
