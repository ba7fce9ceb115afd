import { Redo2, Undo2, X } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { DictateButton } from '../../../lib/dictation/dictate-button.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Textarea } from '../../../ui/textarea/textarea.tsx';
import type { WrittenBox } from '../builder-step.ts';
import { TermList } from '../terms/term-list.tsx';
import { textLimit } from '../text-limit.ts';
import type { Problem } from '../use-builder.ts';
import { useRested } from '../use-rested.ts';
import type { BuilderTemplate } from './builder-template.ts';
import { letter, TemplateTakes } from './template-takes.tsx';
import { redoText, replaceText, type TextStep, typeText, undoText } from './text-history.ts';

interface WrittenStepProps {
  box: WrittenBox;
  now: TextStep;
  onEdit: (edit: (before: TextStep) => TextStep) => void;
  onTemplate: (template: BuilderTemplate) => void;
  preview: number;
  problem: Problem | undefined;
  /** Between the box and its templates: one more line. */
  children?: ReactNode;
}

/** A step that is written: the box, what its words mean, and templates to start from. */
export function WrittenStep({ box, now, onEdit, onTemplate, preview, problem, children }: WrittenStepProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (problem) area.current?.focus();
  }, [problem]);
  const { text, history } = now;
  const later = useRested(text);
  const textNow = useRef(text);
  useEffect(() => {
    textNow.current = text;
  });

  // What a letter does not change is not drawn again for it.
  const dictation = useMemo(
    () => (
      <DictateButton
        label={box.label}
        textNow={() => textNow.current}
        max={textLimit}
        onChange={(next) => onEdit((before) => replaceText(before, next))}
      />
    ),
    [box.label, onEdit],
  );
  const origin = originOf(box.templates, now);
  const [canUndo, canRedo, isBlank] = [history.past.length > 0, history.future.length > 0, text === ''];
  const tools = useMemo(
    () => (
      <>
        <span>{origin}</span>
        <Button look="bare" size="s" disabled={!canUndo} onClick={() => onEdit(undoText)}>
          <Undo2 /> Undo
        </Button>
        {canRedo && (
          <Button look="bare" size="s" onClick={() => onEdit(redoText)}>
            <Redo2 /> Redo
          </Button>
        )}
        <Button
          look="bare"
          size="s"
          disabled={isBlank}
          onClick={() => {
            onEdit((before) => replaceText(before, ''));
            area.current?.focus();
          }}
        >
          <X /> Clear
        </Button>
      </>
    ),
    [origin, canUndo, canRedo, isBlank, onEdit],
  );
  return (
    <>
      <Textarea
        ref={area}
        label={box.label}
        value={text}
        onChange={(next) => onEdit((before) => typeText(before, next))}
        placeholder={box.placeholder}
        max={textLimit}
        counted="always"
        rows={4}
        error={problem?.text}
        dictation={dictation}
        tools={tools}
      />
      <TermList text={later} />
      {children}
      <TemplateTakes
        templates={box.templates}
        preview={preview}
        chosen={history.template}
        onChoose={onTemplate}
      />
    </>
  );
}

/** "From template A, edited". */
function originOf(templates: readonly BuilderTemplate[], { text, history }: TextStep): string {
  const n = templates.findIndex(({ id }) => id === history.template);
  if (n === -1) return text === '' ? 'Nothing written yet' : 'In your own words';
  const isEdited = templates[n]?.text !== text;
  return `From template ${letter(n).toUpperCase()}${isEdited ? ', edited' : ''}`;
}
