import { findModel } from '@cuewright/engine/catalogue';
import type { Mark } from '@cuewright/engine/marks';
import type { PromptData } from '@cuewright/engine/methods';
import type { Open } from '@cuewright/engine/writing';
import { useMemo } from 'react';
import { choicesOf } from '../../lib/open-question/choices-of.ts';
import { OpenQuestionStrip } from '../../lib/open-question/open-question-strip.tsx';
import { useOpenQuestion } from '../../lib/open-question/use-open-question.ts';
import { useFocusAfter } from '../../lib/use-focus-after.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import type { ResultText } from './use-result-text.ts';

interface SheetQuestionProps {
  /** As it is on the sheet. */
  data: PromptData;
  /** What somebody says that its words are. */
  marks: readonly Mark[];
  text: ResultText;
  /** What a model that words it asks, behind what the engine does. */
  byModel: readonly Open[] | undefined;
  onEdit: () => void;
  /** Where the focus goes once a question is off the screen. */
  onAnswered: () => void;
}

/** What the copy on the sheet asks, under it: a tap settles it, and can be taken back. */
export function SheetQuestion({ data, marks, text, byModel, onEdit, onAnswered }: SheetQuestionProps) {
  const { prompt, mode, settings, formData, isBasic, isEnhanced, locked, selectedModel } = data;
  const model = findModel(selectedModel ?? '');
  const made = useMemo(
    () => ({
      prompt,
      made: mode,
      marks,
      ...(settings && { settings }),
      ...(formData && { formData }),
      ...(isBasic && { isBasic }),
      ...(isEnhanced && { isEnhanced }),
      ...(locked && { locked }),
    }),
    [prompt, mode, settings, formData, isBasic, isEnhanced, locked, marks],
  );
  const asked = useOpenQuestion(made, model?.id, undefined, byModel);
  const answering = useFocusAfter(asked?.open.question, onAnswered);
  if (!asked) return null;

  const { open, putAside } = asked;
  const take = (next: string, title: string) => {
    const before = { text: text.shown, settings: text.settings };
    answering();
    text.put({ text: next, settings: text.settings });
    showToast({ title, tone: 'go', action: { label: 'Undo', onAct: () => text.put(before) } });
  };
  const isAboutImage = open.part === 'startImage';
  return (
    <OpenQuestionStrip
      question={open.question}
      note={
        isAboutImage
          ? `Add it where you make the clip; the copy for ${model?.name} says only what moves.`
          : undefined
      }
      choices={isAboutImage ? [] : choicesOf(open, { take, edit: onEdit })}
      onPutAside={() => {
        answering();
        putAside();
      }}
    />
  );
}
