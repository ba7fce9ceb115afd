import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Work that takes a moment, done on what there is when it ends: whoever writes on meanwhile has it done anew, so that
 * nothing newer is ever overwritten.
 */
export function useNewest<State>(
  state: State,
): <Outcome>(work: (state: State) => Promise<Outcome>) => Promise<Outcome> {
  const newest = useRef(state);
  useLayoutEffect(() => {
    newest.current = state;
  });
  return useCallback(async (work) => {
    for (;;) {
      const now = newest.current;
      const outcome = await work(now);
      if (now === newest.current) return outcome;
    }
  }, []);
}
