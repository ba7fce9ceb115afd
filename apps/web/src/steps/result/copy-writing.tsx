import { useState } from 'react';
import { ModelWriting } from '../../lib/guest-models/model-writing.tsx';
import { Button } from '../../ui/button/button.tsx';
import { GeneratorFinder } from './tune/generator-finder.tsx';
import type { ModelCopy } from './use-model-copy.ts';

const NONE: readonly string[] = [];

interface CopyWritingProps {
  copy: ModelCopy;
  /** Of the prompt. */
  length: number;
}

/** A model that words the copy; for a prompt that names no generator, it is chosen beside it. */
export function CopyWriting({ copy: { model, choose, isOnlyByModel, writing }, length }: CopyWritingProps) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <ModelWriting writing={writing} length={length} {...(isOnlyByModel && { backTo: 'Remove this copy' })}>
      {model && choose && (
        <>
          <Button size="s" look={writing?.canAsk ? 'bare' : 'plain'} onClick={() => setChoosing(true)}>
            Another generator
          </Button>
          {isChoosing && (
            <GeneratorFinder
              mode={model.mode}
              shown={[model.id]}
              favourites={NONE}
              onChoose={choose}
              onClose={() => setChoosing(false)}
            />
          )}
        </>
      )}
    </ModelWriting>
  );
}
