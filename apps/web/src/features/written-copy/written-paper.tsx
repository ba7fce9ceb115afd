import { promptLimits } from '@cuewright/contract';
import { findModel } from '@cuewright/engine/catalogue';
import { type ReactNode, useMemo } from 'react';
import type { Mode } from '../../lib/address.ts';
import { BesideCopy } from '../../lib/model-copy/beside-copy.tsx';
import { OpenPoints } from '../../lib/open-points/open-points.tsx';
import { useOpenPoints } from '../../lib/open-points/use-open-points.ts';
import { OpenNote } from '../../lib/open-question/open-note.tsx';
import { useOwnCopy } from '../../lib/said-words/said-copies.ts';
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
  const { text, marks, change, replace } = useOwnCopy(prompt);
  const copy = useWrittenCopy(text, mode, modelId, marks);
  const model = findModel(modelId);
  const name = model?.name ?? modelId;
  const made = useMemo(() => ({ prompt: text, made: mode, marks }), [text, mode, marks]);
  const found = useOpenPoints(made, model?.id);
  return (
    <SayablePrompt
      saying={{ prompt: text, mode, marks, onChange: change, onReplace: replace }}
      segments={copy.segments}
      size="s"
      level={3}
      title={title ?? `Written for ${name}`}
      lead={lead}
      actions={<CopyButton size="s" text={copy.text} label={`Copy for ${name}`} isIcon />}
      foot={foot}
    >
      <BesideCopy name={name} written={copy} />
      <OpenNote open={copy.open} />
      <OpenPoints
        level={4}
        name={name}
        prompt={text}
        marks={marks}
        found={found}
        max={promptLimits.text}
        onReplace={replace}
      />
    </SayablePrompt>
  );
}
