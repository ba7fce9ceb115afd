import type { LookedOver, ToCheck } from '@cuewright/engine/checks';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { pageReader } from '../reader/page-reader.ts';

/** What was found, in what text, and of what that was made. */
export interface Look<State, Shown> extends LookedOver {
  text: string;
  state: State;
  shown: Shown;
}

interface ToLookOver<State, Shown> {
  /** Nothing where there is nothing to look over. */
  state: State | undefined;
  /** What is on the sheet, which may have to be written first. */
  shownOf: (state: State, signal?: AbortSignal) => Shown | Promise<Shown>;
  toCheckOf: (state: State, shown: Shown) => ToCheck;
}

interface Looks<State, Shown> {
  /** The last there was; nothing until the first has come, and where nothing can be read. */
  look: Look<State, Shown> | undefined;
  lookAt: (state: State, signal?: AbortSignal) => Promise<Look<State, Shown>>;
}

/** What is the matter with a text. It is read beside the page, and what was found in an older text never comes late. */
export function useLookOver<State, Shown>({
  state,
  shownOf,
  toCheckOf,
}: ToLookOver<State, Shown>): Looks<State, Shown> {
  const [look, setLook] = useState<Look<State, Shown>>();
  const lookAt = useCallback(
    async (one: State, signal?: AbortSignal) => {
      const shown = await shownOf(one, signal);
      const { model, ...given } = toCheckOf(one, shown);
      const found = await pageReader.ask('lookOver', { ...given, model: model?.id }, signal);
      return { ...found, text: given.text, state: one, shown };
    },
    [shownOf, toCheckOf],
  );
  useEffect(() => {
    if (state === undefined) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const show = (next: Look<State, Shown> | undefined) => {
      if (!signal.aborted) startTransition(() => setLook(next));
    };
    // Without it the prompt is as good.
    lookAt(state, signal).then(show, () => show(undefined));
    return () => leaving.abort();
  }, [state, lookAt]);
  return { look: state === undefined ? undefined : look, lookAt };
}
