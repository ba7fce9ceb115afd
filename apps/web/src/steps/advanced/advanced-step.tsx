import { builderLimits } from '@cuewright/contract';
import { type AdvancedForm, advancedPrompt, completeAdvanced } from '@cuewright/engine/methods';
import { useCallback } from 'react';
import { Builder } from '../../features/builder/builder.tsx';
import { advancedDraft } from '../../features/builder/move-to-advanced.ts';
import { useBuilder } from '../../features/builder/use-builder.ts';
import { builderMarks } from '../../features/builder/use-builder-marks.ts';
import { builderPins } from '../../features/builder/use-builder-pins.ts';
import { GenerateFailureNote } from '../../lib/creation/generate-failure-note.tsx';
import { useGenerate } from '../../lib/creation/use-generate.ts';
import { isSet } from '../../lib/prompt-settings/is-settings.ts';
import { advancedFields } from './advanced-fields.ts';
import { advancedParts, advancedSteps } from './advanced-steps.ts';
import { TechnicalFields, technicalSummary } from './technical-fields.tsx';

const filledOf = (form: AdvancedForm) => ({ list: 'advanced', form }) as const;

/** Advanced Steps: seven steps, every generator, and the figures of a camera. */
export function AdvancedStep() {
  const builder = useBuilder(advancedDraft, advancedSteps);
  const { mode, form, settings, editForm } = builder;
  const { generate, isGenerating, failure, retry } = useGenerate();
  const write = useCallback((filled: AdvancedForm) => advancedPrompt(filled, mode), [mode]);

  function onGenerate() {
    const data = completeAdvanced(form, mode);
    void generate({
      method: 'enhanced',
      data: { ...data, ...(isSet(settings) && { settings }), ...builderPins('advanced', data.prompt) },
      marks: builderMarks('advanced', data.prompt),
      segments: advancedPrompt(form, mode).segments,
    });
  }

  return (
    <Builder
      builder={builder}
      list="advanced"
      preview={builderLimits.advancedPreview}
      write={write}
      filledOf={filledOf}
      asked={advancedParts}
      fields={advancedFields}
      summaryOf={(step) => (step === 'technical' ? technicalSummary(form) : '')}
      renderMore={(step) => step === 'technical' && <TechnicalFields form={form} onEdit={editForm} />}
      onGenerate={onGenerate}
      isGenerating={isGenerating}
      failure={failure && <GenerateFailureNote failure={failure} onRetry={retry} />}
    />
  );
}
