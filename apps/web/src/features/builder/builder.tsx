import { findModel, type List, type Model, modelsFor } from '@cuewright/engine/catalogue';
import { carryMarks } from '@cuewright/engine/marks';
import type { PromptSettings } from '@cuewright/engine/methods';
import { isBlankText } from '@cuewright/engine/text';
import type { Written } from '@cuewright/engine/writing';
import { memo, type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import type { Filled as FilledIn, FixField } from '../../lib/checks/fix-field.ts';
import { commandOf } from '../../lib/command-text.ts';
import { useTellPrompt } from '../../lib/current-prompt.ts';
import { ModeChoice } from '../../lib/mode-choice.tsx';
import { useShownCopy } from '../../lib/model-copy/shown-copy.tsx';
import type { Filled as FilledBoxes } from '../../lib/reader/jobs/write-form.ts';
import { pageReader } from '../../lib/reader/page-reader.ts';
import { useAnswer } from '../../lib/reader/use-answer.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useWantedModel } from '../../lib/wanted-model.ts';
import type { Part } from '../../ui/part/part.ts';
import styles from './builder.module.css';
import type { BuilderForm } from './builder-draft.ts';
import { BuilderFrame } from './frame/builder-frame.tsx';
import { StartOver } from './frame/start-over.tsx';
import { StepHead } from './frame/step-head.tsx';
import { StepNav } from './frame/step-nav.tsx';
import { StepRail } from './frame/step-rail.tsx';
import { TipsList } from './frame/tips-list.tsx';
import { useBuilderKeys } from './frame/use-builder-keys.ts';
import { CheckedLivePrompt } from './live/checked-live-prompt.tsx';
import type { AskedPart } from './live/prompt-parts.ts';
import { ModelList } from './models/model-list.tsx';
import { ModelSearch } from './models/model-search.tsx';
import { partsWithStep, stepOf } from './step-of.ts';
import type { BuilderTemplate } from './text/builder-template.ts';
import { replaceText, type TextStep } from './text/text-history.ts';
import { WrittenStep } from './text/written-step.tsx';
import type { useBuilder } from './use-builder.ts';
import { useBuilderMarks } from './use-builder-marks.ts';
import { useBuilderPins } from './use-builder-pins.ts';
import { useFocusOnMove } from './use-focus-on-move.ts';
import { useRested } from './use-rested.ts';
import { useSame } from './use-same.ts';

type Filled<Form extends BuilderForm> = ReturnType<typeof useBuilder<Form>>;

interface BuilderProps<Form extends BuilderForm> {
  builder: Filled<Form>;
  /** Which models it offers, and how. */
  list: List;
  /** Characters of a template that its card shows. */
  preview: number;
  write: (form: Form) => Written;
  /** The form as the reader takes it, for the copy that its generator reads best. */
  filledOf: (form: Form) => FilledBoxes;
  asked: readonly AskedPart[];
  /** Whatever has words in the prompt, in the order of the prompt. */
  fields: readonly FixField<Form>[];
  /** What is in a step that writes no box of its own. */
  summaryOf?: (stepId: string) => string;
  /** More of a step than its box and templates. */
  renderMore?: (stepId: string) => ReactNode;
  /** Under the rail. */
  beside?: ReactNode;
  onGenerate: () => void;
  isGenerating: boolean;
  failure: ReactNode;
}

/** A builder: its steps one after the other, and the prompt they make beside them. */
export function Builder<Form extends BuilderForm>({
  builder,
  list,
  preview,
  write,
  filledOf,
  asked,
  fields,
  summaryOf,
  renderMore,
  beside,
  onGenerate,
  isGenerating,
  failure,
}: BuilderProps<Form>) {
  const { mode, steps, step, at, form, settings, problem, editText, chooseModel, moveTo } = builder;
  const models = useMemo(() => modelsFor(list, mode), [list, mode]);
  const later = useRested(form);
  const written = useMemo(() => write(later), [write, later]);
  const [found, pin] = useBuilderPins(list, written.text);
  const pinned = useSame(found);
  const [marks, mark] = useBuilderMarks(list, written.text);
  const model = findModel(form.selectedModel);
  const box = step.writes;
  const isCopyWanted = useShownCopy() === 'model' && model !== undefined && model.input.value !== 'numbers';
  const toWrite = useCallback(
    (one: Form, settings: PromptSettings) => {
      const reader = isCopyWanted ? findModel(one.selectedModel) : undefined;
      if (!reader) return undefined;
      const said = carryMarks(marks, written.text, write(one).text);
      return { filled: filledOf(one), mode, settings, pinned, marks: said, model: reader.id };
    },
    [isCopyWanted, filledOf, mode, pinned, marks, written, write],
  );
  const copied = useRested(
    useAnswer(
      'writeForm',
      useMemo(() => toWrite(later, settings), [toWrite, later, settings]),
    ),
  );
  const copy = copied?.given.model === model?.id ? copied?.answer : undefined;
  const shownOf = useCallback(
    async (filled: FilledIn<Form>, signal?: AbortSignal) => {
      const wish = toWrite(filled.form, filled.settings);
      const shown = wish && (await pageReader.ask('writeForm', wish, signal));
      const { text, segments } = shown ?? write(filled.form);
      return { text: shown ? commandOf(shown).text : text, segments, isInOrder: !shown };
    },
    [toWrite, write],
  );
  const isBlank = steps.every(({ writes }) => !writes || isBlankText(String(later[writes.field])));
  useTellPrompt({
    text: isBlank ? '' : written.text,
    mode,
    model: model?.id,
    locked: pinned,
    place: `step ${at}, ${step.name}`,
  });

  const goOn = () => {
    if (!isGenerating && builder.next()) onGenerate();
  };
  const goOnNow = useLatest(goOn);
  const field = box?.field;
  const edit = useCallback(
    (change: (before: TextStep) => TextStep) => field && editText(field, change),
    [field, editText],
  );
  const putIn = useCallback(
    ({ id, text }: BuilderTemplate) => edit((before) => replaceText(before, text, id)),
    [edit],
  );
  const templates = box?.templates;
  const putInNth = useCallback(
    (n: number) => {
      const template = templates?.[n];
      if (template) putIn(template);
    },
    [templates, putIn],
  );
  useBuilderKeys({ onNext: goOnNow, onTemplate: putInNth, templates: templates?.length ?? 0 });

  const place = useRef<HTMLDivElement>(null);
  useFocusOnMove(place, at);
  useEffect(() => {
    if (problem && !box) place.current?.querySelector<HTMLElement>('[role="radio"]')?.focus();
  }, [problem, box]);

  const goToPart = useLatest((part: Part) => {
    const n = stepOf(steps, part);
    if (n !== -1 && builder.canMoveTo(n + 1)) moveTo(n + 1);
  });
  const openParts = useSame(
    partsWithStep(steps).filter((part) => builder.canMoveTo(stepOf(steps, part) + 1)),
  );
  const changeModel = useLatest(() => moveTo(1));
  const { switchMode, isEmpty, isLast } = builder;
  const railSteps = useSame(
    steps.map((one, n) => ({
      name: one.name,
      summary: builder.isLeftOpen(one)
        ? 'Left open'
        : one.writes
          ? String(form[one.writes.field]).trim().slice(0, 40)
          : one.id === 'model'
            ? (model?.name ?? '')
            : (summaryOf?.(one.id) ?? ''),
      isDone:
        builder.isDone(n + 1) &&
        !builder.isLeftOpen(one) &&
        (n + 1 < at || one.writes !== undefined || one.id === 'model'),
      canGo: builder.canMoveTo(n + 1),
    })),
  );
  const pins = useMemo(
    () => ({ text: written.text, pinned, onChange: (next: readonly string[]) => pin(() => next) }),
    [written, pinned, pin],
  );
  const saying = useMemo(
    () => ({
      prompt: written.text,
      mode,
      marks,
      onChange: mark,
      pins: { pinned, onChange: (next: readonly string[]) => pin(() => next) },
    }),
    [written, mode, marks, mark, pinned, pin],
  );
  const startOver = useLatest(builder.startOver);
  const goBack = useLatest(() => moveTo(at - 1));
  // What a letter does not change is not drawn again for it: a slow machine would be felt under the hand.
  const head = useMemo(
    () => (
      <StepHead
        at={at}
        of={steps.length}
        name={step.name}
        lead={step.lead}
        aside={<ModeChoice mode={mode} onMode={switchMode} />}
      />
    ),
    [at, steps.length, step.name, step.lead, mode, switchMode],
  );

  return (
    <BuilderFrame
      rail={<StepRail at={at} onGo={moveTo} steps={railSteps} />}
      beside={
        <>
          <TipsList tips={step.tips} />
          {beside}
          {!isEmpty && <StartOver onPress={startOver} />}
        </>
      }
      nav={
        <StepNav
          onBack={at > 1 ? goBack : undefined}
          onNext={goOnNow}
          onSkip={builder.skip}
          skipNote={`${step.name} stays open: ${model?.name ?? 'the generator'} decides.`}
          isLast={isLast}
          isBusy={isGenerating}
          failure={failure}
        />
      }
      live={
        <CheckedLivePrompt
          form={form}
          mode={mode}
          models={models}
          shownOf={shownOf}
          fields={fields}
          isBlank={isBlank}
          isFilledIn={builder.isFilledIn}
          settings={settings}
          onSettings={builder.editSettings}
          onMend={builder.mend}
          open={openParts}
          written={written}
          copy={isBlank ? undefined : copy}
          asked={asked}
          here={step.part}
          pins={isBlank ? undefined : pins}
          saying={isBlank ? undefined : saying}
          model={model}
          onChoosePart={goToPart}
          onChangeModel={at > 1 ? changeModel : undefined}
        />
      }
    >
      <TakeWantedModel models={models} onTake={chooseModel} />
      <div ref={place}>
        {head}
        {step.id === 'model' && (
          <div className={styles.step}>
            {problem && (
              <p role="alert" className={styles.problem}>
                {problem.text}
              </p>
            )}
            {list === 'simple' ? (
              <ModelList models={models} chosen={form.selectedModel} onChoose={chooseModel} />
            ) : (
              <ModelSearch key={mode} models={models} chosen={form.selectedModel} onChoose={chooseModel} />
            )}
          </div>
        )}
        {box && (
          <div className={styles.step} key={step.id}>
            <WrittenStep
              box={box}
              now={builder.text(box.field)}
              onEdit={edit}
              onTemplate={putIn}
              preview={preview}
              problem={problem}
            >
              {renderMore?.(step.id)}
            </WrittenStep>
          </div>
        )}
        {!box && step.id !== 'model' && <div className={styles.step}>{renderMore?.(step.id)}</div>}
      </div>
    </BuilderFrame>
  );
}

/** By itself: looking into the address takes time that a letter does not have. */
const TakeWantedModel = memo(function TakeWantedModel({
  models,
  onTake,
}: {
  models: readonly Model[];
  onTake: (id: string) => void;
}) {
  useWantedModel((id) => {
    if (models.some((offered) => offered.id === id)) onTake(id);
  });
  return null;
});
