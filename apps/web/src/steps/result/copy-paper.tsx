import type { Model } from '@cuewright/engine/catalogue';
import { sayUntold } from '@cuewright/engine/content/untold';
import type { Mark } from '@cuewright/engine/marks';
import type { PromptData } from '@cuewright/engine/methods';
import { useMemo } from 'react';
import { LengthFoot, TooLong } from '../../features/builder/live/length-foot.tsx';
import { promptLength } from '../../features/builder/live/prompt-length.ts';
import { inputWords } from '../../features/builder/models/fact-words.ts';
import { addedMarks, explainAdded } from '../../lib/guest-models/added-marks.tsx';
import { BesideCopy } from '../../lib/model-copy/beside-copy.tsx';
import { OpenNote } from '../../lib/open-question/open-note.tsx';
import { usePromptLook } from '../../lib/prompt-look.tsx';
import type { SaidText } from '../../lib/said-words/said-text.ts';
import { useSayable } from '../../lib/said-words/use-sayable.tsx';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import type { Segment } from '../../ui/part/part.ts';
import { PromptSurface } from '../../ui/prompt-surface/prompt-surface.tsx';
import { CopyWriting } from './copy-writing.tsx';
import styles from './result.module.css';
import { SheetPoints } from './sheet-points.tsx';
import { UntoldList } from './tune/untold-list.tsx';
import type { ModelCopy } from './use-model-copy.ts';

interface CopyPaperProps {
  data: PromptData;
  model: Model;
  copy: ModelCopy;
  marks: readonly Mark[];
  onMarks: (marks: readonly Mark[]) => void;
  onReplace: (said: SaidText) => void;
}

const NOTHING: readonly Segment[] = [];

/** The copy for the chosen generator, beside the person's own words: this is what is pasted. */
export function CopyPaper({ data, model, copy, marks, onMarks, onReplace }: CopyPaperProps) {
  const [look] = usePromptLook();
  const { name } = model;
  const { prompt, mode } = data;
  // Nothing until it has been written for the first time.
  const { written, writing, isOnlyByModel } = copy;
  const byModel = writing?.copy;
  const added = useMemo(() => addedMarks(byModel), [byModel]);
  const { text } = useSayable({
    saying: { prompt, mode, marks, onChange: onMarks, onReplace, isUnasked: true },
    segments: written?.segments ?? NOTHING,
    marks: added,
    explain: (id, close) => explainAdded(writing, id, close),
    isPlain: look === 'plain',
  });
  const length = useMemo(() => promptLength(written?.text ?? '', model), [written, model]);
  const untold = useMemo(() => sayUntold(written?.dropped ?? [], model), [written, model]);
  return (
    <PromptSurface
      {...text}
      title={`Written for ${name}`}
      lead={byModel ? `Written by ${byModel.by}` : inputWords[model.input.value]}
      actions={
        <CopyButton
          {...(!isOnlyByModel && { look: 'primary' })}
          label={`Copy for ${name}`}
          shown="Copy"
          text={written?.text ?? ''}
          disabled={!written}
        />
      }
      {...(!written && { waitingFor: `The copy for ${name} is being written` })}
      foot={<LengthFoot length={length} />}
    >
      <CopyWriting copy={copy} length={prompt.length} />
      <TooLong length={length} model={model} />
      {written && <BesideCopy name={name} written={written} />}
      {written && <OpenNote open={written.open} />}
      <SheetPoints data={data} marks={marks} onReplace={onReplace} />
      {untold.length > 0 && (
        <div className={styles.untold}>
          <UntoldList level={3} name={name} untold={untold} />
        </div>
      )}
    </PromptSurface>
  );
}
