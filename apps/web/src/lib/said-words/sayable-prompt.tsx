import type { ComponentProps } from 'react';
import { PromptSurface } from '../../ui/prompt-surface/prompt-surface.tsx';
import { type Saying, useSayable } from './use-sayable.tsx';

interface SayablePromptProps extends Omit<ComponentProps<typeof PromptSurface>, 'choices'> {
  /** Without it the words are only read. */
  saying: Saying | undefined;
}

/** A prompt on its sheet, whose reader can say what its words are. */
export function SayablePrompt({
  saying,
  segments,
  marks,
  explain,
  isPlain,
  children,
  ...surface
}: SayablePromptProps) {
  const { text, list } = useSayable({ saying, segments, marks, explain, isPlain });
  return (
    <PromptSurface {...surface} {...text}>
      {list}
      {children}
    </PromptSurface>
  );
}
