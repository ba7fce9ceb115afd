import { findModel } from '@cuewright/engine/catalogue';
import type { ReactNode } from 'react';
import type { Mode } from '../../lib/address.ts';
import { BesideCopy } from '../../lib/model-copy/beside-copy.tsx';
import { OpenNote } from '../../lib/open-question/open-note.tsx';
import { useSaidCopy } from '../../lib/said-words/said-copies.ts';
import { SayablePrompt } from '../../lib/said-words/sayable-prompt.tsx';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { useWrittenFor } from './model-choice.tsx';
import { useWrittenCopy } from './use-written-copy.ts';

interface WrittenPaperProps {
  prompt: string;
  mode: Mode;
  title?: string;
  lead?: string;
  foot?: ReactNode;
}

/** A shot, written for the generator that was chosen. */
export function WrittenPaper({ prompt, mode, title, lead, foot }: WrittenPaperProps) {
  const [modelId] = useWrittenFor(mode);
  const [marks, change] = useSaidCopy(prompt);
  const copy = useWrittenCopy(prompt, mode, modelId, marks);
  const model = findModel(modelId)?.name ?? modelId;
  return (
    <SayablePrompt
      saying={{ prompt, mode, marks, onChange: change }}
      segments={copy.segments}
      size="s"
      level={3}
      title={title ?? `Written for ${model}`}
      lead={lead}
      actions={<CopyButton size="s" text={copy.text} label={`Copy for ${model}`} isIcon />}
      foot={foot}
    >
      <BesideCopy name={model} written={copy} />
      <OpenNote open={copy.open} />
    </SayablePrompt>
  );
}
