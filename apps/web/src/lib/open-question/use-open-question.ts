import type { ModelId } from '@cuewright/engine/catalogue';
import type { Open } from '@cuewright/engine/writing';
import { useMemo } from 'react';
import { useDraft } from '../draft.ts';
import { isText } from '../is-text.ts';
import type { Made } from '../model-copy/shot-of-prompt.ts';
import { useAnswer } from '../reader/use-answer.ts';

const NONE: readonly string[] = [];
const MOST = 100;
const areTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

export interface OpenQuestion {
  open: Open;
  /** Not to be asked again, in this tab. */
  putAside: () => void;
}

/**
 * The one thing to ask about a prompt now, of all that only its person can settle. `made` has to stay the same object for
 * as long as it says the same; an answer about an older text is no question about this one.
 */
export function useOpenQuestion(
  made: Made | undefined,
  model: ModelId | undefined,
  canAsk: (open: Open) => boolean = () => true,
  byModel: readonly Open[] = [],
): OpenQuestion | undefined {
  const asked = useAnswer(
    'readOpen',
    useMemo(() => made && { made, model }, [made, model]),
  );
  const [aside, change] = useDraft('questions-put-aside', NONE, areTexts);
  if (asked?.given.made.prompt !== made?.prompt || asked?.given.model !== model) return undefined;
  const open = [...(asked?.answer ?? []), ...byModel].find(
    (one) => !aside.includes(one.question) && canAsk(one),
  );
  return (
    open && {
      open,
      putAside: () => change((before) => [...before, open.question].slice(-MOST)),
    }
  );
}
