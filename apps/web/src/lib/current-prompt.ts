import { isBlankText } from '@cuewright/engine/text';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Mode } from './address.ts';
import { sharedValue } from './shared-value.ts';

/** The prompt that is on the screen, for whoever speaks of it without knowing the screen. */
export interface CurrentPrompt {
  text: string;
  mode: Mode;
  /** The id of the generator it is for. */
  model?: string | undefined;
  /** Words that every rewrite leaves as they are. */
  locked?: readonly string[] | undefined;
  /** Where in its making one is, in words. */
  place: string;
  /** Puts another text in its place, where the screen has one that can be changed. */
  take?: ((text: string) => void) | undefined;
}

/** What of it a screen shows: the same object as long as neither changes, so that no letter draws anything anew. */
interface PromptInFront {
  isWritten: boolean;
  place: string;
}

let current: CurrentPrompt | undefined;
const inFront = sharedValue<PromptInFront | undefined>(undefined);

export function currentPrompt(): CurrentPrompt | undefined {
  return current;
}

export function usePromptInFront(): PromptInFront | undefined {
  return useSyncExternalStore(inFront.listen, inFront.get, () => undefined);
}

/** Says what is on the screen, as long as the component is there. */
export function useTellPrompt({ text, mode, model, locked, place, take }: CurrentPrompt): void {
  const own = useRef<CurrentPrompt>(undefined);
  const taking = useRef(take);
  useEffect(() => {
    taking.current = take;
  }, [take]);
  const canTake = take !== undefined;
  useEffect(() => {
    own.current = {
      text,
      mode,
      model,
      locked,
      place,
      ...(canTake && { take: (next) => taking.current?.(next) }),
    };
    tell(own.current);
  }, [text, mode, model, locked, place, canTake]);
  useEffect(
    () => () => {
      if (current === own.current) tell(undefined);
    },
    [],
  );
}

function tell(prompt: CurrentPrompt | undefined): void {
  current = prompt;
  const isWritten = prompt !== undefined && !isBlankText(prompt.text);
  const before = inFront.get();
  if (before?.isWritten === isWritten && before.place === prompt?.place) return;
  inFront.set(prompt && { isWritten, place: prompt.place });
}
