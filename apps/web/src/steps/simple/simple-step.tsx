import { builderLimits } from '@cuewright/contract';
import { completeSimple, emptySimpleForm, type SimpleForm, simplePrompt } from '@cuewright/engine/methods';
import { useCallback } from 'react';
import { Builder } from '../../features/builder/builder.tsx';
import { advancedDraft, fromSimple } from '../../features/builder/move-to-advanced.ts';
import { textLimit } from '../../features/builder/text-limit.ts';
import { builderKind, useBuilder } from '../../features/builder/use-builder.ts';
import { builderMarks } from '../../features/builder/use-builder-marks.ts';
import { builderPins } from '../../features/builder/use-builder-pins.ts';
import { useAddress } from '../../lib/address.ts';
import { GenerateFailureNote } from '../../lib/creation/generate-failure-note.tsx';
import { useGenerate } from '../../lib/creation/use-generate.ts';
import { readDraft, writeDraft } from '../../lib/draft.ts';
import { isSet } from '../../lib/prompt-settings/is-settings.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { simpleFields } from './simple-fields.ts';
import styles from './simple-step.module.css';
import { simpleParts, simpleSteps } from './simple-steps.ts';

const kind = builderKind<SimpleForm>('simple', emptySimpleForm, builderLimits.simpleSteps);

const filledOf = (form: SimpleForm) => ({ list: 'simple', form }) as const;

/** Simple Steps: five boxes, one prompt. */
export function SimpleStep() {
  const builder = useBuilder(kind, simpleSteps);
  const { mode, form, settings, editForm } = builder;
  const [, go] = useAddress();
  const { generate, isGenerating, failure, retry } = useGenerate();
  const write = useCallback((filled: SimpleForm) => simplePrompt(filled, mode), [mode]);

  function onGenerate() {
    const data = completeSimple(form, mode);
    void generate({
      method: 'guided',
      data: { ...data, ...(isSet(settings) && { settings }), ...builderPins('simple', data.prompt) },
      marks: builderMarks('simple', data.prompt),
      segments: simplePrompt(form, mode).segments,
    });
  }

  function moveToAdvanced() {
    const { name, empty, isDraft } = advancedDraft;
    writeDraft(name, fromSimple(readDraft(name, empty, isDraft), form, mode));
    go({ step: 'enhanced-steps', mode, method: 'enhanced' });
  }

  return (
    <Builder
      builder={builder}
      list="simple"
      preview={builderLimits.simplePreview}
      write={write}
      filledOf={filledOf}
      asked={simpleParts(mode)}
      fields={simpleFields}
      renderMore={(step) =>
        step === 'camera' && (
          <div className={styles.light}>
            <Field
              label="Lighting (optional)"
              value={form.lighting}
              onChange={(lighting) => editForm((before) => ({ ...before, lighting }))}
              max={textLimit}
              placeholder="one bare bulb, warm, from above"
            />
          </div>
        )
      }
      beside={
        <section className={styles.more}>
          <h2>Needs more than five?</h2>
          <p>Advanced Steps opens with every word you have written here.</p>
          <Button size="s" onClick={moveToAdvanced}>
            Move to Advanced
          </Button>
        </section>
      }
      onGenerate={onGenerate}
      isGenerating={isGenerating}
      failure={failure && <GenerateFailureNote failure={failure} onRetry={retry} />}
    />
  );
}
