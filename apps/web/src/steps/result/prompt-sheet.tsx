import { findModel } from '@cuewright/engine/catalogue';
import type { PromptData } from '@cuewright/engine/methods';
import { Pencil } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { LengthFoot, TooLong } from '../../features/builder/live/length-foot.tsx';
import { LengthScope } from '../../features/builder/live/length-scope.tsx';
import { promptLength } from '../../features/builder/live/prompt-length.ts';
import { generatorName } from '../../lib/generator-name.ts';
import { usePromptLook } from '../../lib/prompt-look.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { Segment } from '../../ui/part/part.ts';
import { PromptSurface } from '../../ui/prompt-surface/prompt-surface.tsx';
import { Segments } from '../../ui/segments/segments.tsx';
import { DownloadMenu } from './download-menu.tsx';
import { jsonOf } from './json-of.ts';
import { keyOf } from './key-of.ts';
import { PromptEditor } from './prompt-editor.tsx';
import { useTermMarks } from './use-term-marks.tsx';

interface PromptSheetProps {
  /** As it is shown, edits included. */
  data: PromptData;
  segments: readonly Segment[];
  view: SheetView;
  onView: (view: SheetView) => void;
  onEdited: (text: string) => void;
}

export type SheetView = 'formatted' | 'json' | 'edit';

/** The prompt on its page: read, as JSON, or being edited. */
export function PromptSheet({ data, segments, view, onView, onEdited }: PromptSheetProps) {
  const editButton = useRef<HTMLButtonElement>(null);
  const [look, changeLook] = usePromptLook();
  const isPlain = look === 'plain';
  const { marks, explain } = useTermMarks(data.prompt);
  const model = data.selectedModel ? findModel(data.selectedModel) : undefined;
  const length = useMemo(() => promptLength(data.prompt, model), [data.prompt, model]);
  const json = useMemo(() => jsonOf(data), [data]);
  const lead = `For ${generatorName(data.selectedModel)}`;

  function endEditing() {
    flushSync(() => onView('formatted'));
    editButton.current?.focus();
  }

  if (view === 'edit') {
    return (
      <PromptEditor
        text={data.prompt}
        lead={lead}
        onSave={(text) => {
          onEdited(text);
          endEditing();
        }}
        onCancel={endEditing}
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
      <Button ref={editButton} look="bare" size="s" onClick={() => onView('edit')}>
        <Pencil />
        Edit
      </Button>
      <DownloadMenu data={data} />
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
    <PromptSurface
      title="Prompt"
      lead={lead}
      actions={tools}
      partKey={{ parts: keyOf(segments), label: 'Parts of the prompt', blankWord: 'blank' }}
      segments={segments}
      isPlain={isPlain}
      marks={isPlain ? [] : marks}
      explain={explain}
      foot={<LengthFoot length={length} />}
    >
      <TooLong length={length} model={model} />
      <LengthScope segments={segments} length={length} />
    </PromptSurface>
  );
}
