import { findModel } from '@cuewright/engine/catalogue';
import type { PromptData, PromptSettings } from '@cuewright/engine/methods';
import { Pencil } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { LengthFoot, TooLong } from '../../features/builder/live/length-foot.tsx';
import { LengthScope } from '../../features/builder/live/length-scope.tsx';
import { promptLength } from '../../features/builder/live/prompt-length.ts';
import { inputWords } from '../../features/builder/models/fact-words.ts';
import { checkMarks, checkOf } from '../../lib/checks/check-marks.ts';
import { CheckWords } from '../../lib/checks/check-words.tsx';
import { generatorName } from '../../lib/generator-name.ts';
import { addedMarks, explainAdded } from '../../lib/guest-models/added-marks.tsx';
import { ModelReading } from '../../lib/guest-models/model-reading.tsx';
import { BesideCopy } from '../../lib/model-copy/beside-copy.tsx';
import { ShownCopyChoice } from '../../lib/model-copy/shown-copy.tsx';
import { PinWords, pinMarks, pinOf } from '../../lib/pinned-words/pin-marks.tsx';
import { usePromptLook } from '../../lib/prompt-look.tsx';
import { SettingsList } from '../../lib/prompt-settings/settings-list.tsx';
import { ReadingLink } from '../../lib/reading-link.tsx';
import type { SaidText } from '../../lib/said-words/said-text.ts';
import { SayablePrompt } from '../../lib/said-words/sayable-prompt.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { Segment } from '../../ui/part/part.ts';
import { PromptSurface } from '../../ui/prompt-surface/prompt-surface.tsx';
import { Segments } from '../../ui/segments/segments.tsx';
import { CopyWriting } from './copy-writing.tsx';
import { DownloadMenu } from './download-menu.tsx';
import { jsonOf } from './json-of.ts';
import { keyOf } from './key-of.ts';
import { PromptEditor } from './prompt-editor.tsx';
import { SheetPoints } from './sheet-points.tsx';
import type { Editing } from './use-editing.ts';
import type { ModelCopy } from './use-model-copy.ts';
import type { ResultMarks } from './use-result-marks.ts';
import type { ResultPins } from './use-result-pins.ts';
import type { SheetChecks } from './use-sheet-checks.ts';
import { useTermMarks } from './use-term-marks.tsx';

interface PromptSheetProps {
  /** As it is shown, edits included. */
  data: PromptData;
  segments: readonly Segment[];
  copy: ModelCopy;
  /** The copy has a paper of its own. */
  isBeside: boolean;
  view: SheetView;
  onView: (view: SheetView) => void;
  editing: Editing;
  onSettings: (settings: PromptSettings) => void;
  /** Nothing until it has been looked over. */
  checked: SheetChecks | undefined;
  said: ResultMarks;
  pins: ResultPins;
  onReplace: (said: SaidText) => void;
}

export type SheetView = 'formatted' | 'json' | 'edit';

/** The prompt on its page: read, as JSON, or being edited. */
export function PromptSheet({
  data,
  segments: inPrompt,
  copy,
  isBeside,
  view,
  onView,
  editing,
  onSettings,
  checked,
  said,
  pins: pinning,
  onReplace,
}: PromptSheetProps) {
  const { onSheet: written, writing } = copy;
  const hasTwo = !copy.isOnlyByModel || copy.written !== undefined;
  const byModel = written && writing?.copy;
  const text = written?.text ?? data.prompt;
  const segments = written?.segments ?? inPrompt;
  const editButton = useRef<HTMLButtonElement>(null);
  const [look, changeLook] = usePromptLook();
  const isPlain = look === 'plain';
  const terms = useTermMarks(text);
  const found = checked?.look;
  const checkMark = useMemo(() => (found ? checkMarks(found.checks, found.text, text) : []), [found, text]);
  const pins = useMemo(() => pinMarks(text, data.locked ?? []), [text, data.locked]);
  const added = useMemo(() => addedMarks(byModel), [byModel]);
  const marks = useMemo(
    () => [...terms.marks, ...checkMark, ...pins, ...added],
    [terms.marks, checkMark, pins, added],
  );
  const explain = (id: string, close: () => void) => {
    const pinned = pinOf(id);
    if (pinned !== undefined)
      return (
        <PinWords
          words={pinned}
          onUnpin={() => pinning.change(pinning.pinned.filter((one) => one !== pinned))}
        />
      );
    const addition = explainAdded(writing, id, close);
    if (addition) return addition;
    const check = found && checkOf(found.checks, id);
    if (!check) return terms.explain(id, close);
    return (
      <CheckWords
        check={check}
        onFix={() => {
          close();
          checked?.fix(check);
        }}
      />
    );
  };
  const named = data.selectedModel ? findModel(data.selectedModel) : undefined;
  const model = written ? copy.model : named;
  const length = useMemo(() => promptLength(text, model), [text, model]);
  const json = useMemo(() => jsonOf(data), [data]);
  const lead = `For ${generatorName(data.selectedModel)}`;

  function endEditing() {
    flushSync(() => onView('formatted'));
    editButton.current?.focus();
  }

  if (view === 'edit') {
    return (
      <PromptEditor
        {...editing.box}
        lead={lead}
        onSave={() => {
          editing.save();
          endEditing();
        }}
        onCancel={() => {
          editing.giveUp();
          endEditing();
        }}
        onLeave={endEditing}
      />
    );
  }
  const tools = (
    <>
      <Segments
        label="View"
        options={[
          { value: 'inks', label: 'Formatted' },
          { value: 'plain', label: 'Plain' },
          { value: 'json', label: 'JSON' },
        ]}
        value={view === 'json' ? 'json' : look}
        onChange={(next) => {
          onView(next === 'json' ? 'json' : 'formatted');
          if (next !== 'json') changeLook(next);
        }}
      />
      {copy.model && hasTwo && !isBeside && view !== 'json' && <ShownCopyChoice model={copy.model} />}
      <Button ref={editButton} look="bare" size="s" onClick={() => onView('edit')}>
        <Pencil />
        Edit
      </Button>
      <DownloadMenu data={data} shown={text} copy={copy} marks={said.marks} />
    </>
  );
  if (view === 'json') {
    return (
      <PromptSurface
        title="Prompt"
        lead={lead}
        actions={tools}
        segments={[{ text: json }]}
        isPlain
        size="s"
      />
    );
  }
  return (
    <SayablePrompt
      saying={{
        prompt: data.prompt,
        mode: data.mode,
        marks: said.marks,
        onChange: said.change,
        onReplace,
        pins: { pinned: pinning.pinned, onChange: pinning.change },
      }}
      title={written && model ? `Written for ${model.name}` : 'Prompt'}
      lead={byModel ? `Written by ${byModel.by}` : written && model ? inputWords[model.input.value] : lead}
      actions={tools}
      partKey={{ parts: keyOf(segments), label: 'Parts of the prompt', blankWord: 'blank' }}
      segments={segments}
      isPlain={isPlain}
      marks={isPlain ? [] : marks}
      explain={explain}
      foot={
        <>
          <LengthFoot length={length} />
          <ReadingLink />
        </>
      }
    >
      <ModelReading
        text={data.prompt}
        mode={data.mode}
        model={named?.id}
        marks={said.marks}
        onChange={said.change}
      />
      {(written || !hasTwo) && <CopyWriting copy={copy} length={data.prompt.length} />}
      <TooLong length={length} model={model} />
      <LengthScope segments={segments} length={length} />
      {written && model && <BesideCopy name={model.name} written={written} />}
      {!isBeside && <SheetPoints data={data} marks={said.marks} onReplace={onReplace} />}
      <SettingsList settings={data.settings ?? {}} onChange={onSettings} />
    </SayablePrompt>
  );
}
