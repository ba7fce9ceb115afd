import { startTransition, useEffect, useState } from 'react';
import { type Checker, type LookedOver, loadChecker, type ToCheck } from './load-checks.ts';

/** What was found, in what text, and of what that was made. */
export interface Look<State> extends LookedOver {
  text: string;
  state: State;
}

interface Looks<State> {
  /** Nothing until the rules have come; the screen does not wait for them. */
  look: Look<State> | undefined;
  checker: Checker | undefined;
}

/** What is the matter with a text, looked for after whatever changed it has been drawn. */
export function useLookOver<State>(
  state: State | undefined,
  toCheckOf: (state: State) => ToCheck,
): Looks<State> {
  const [checker, setChecker] = useState<Checker>();
  const [look, setLook] = useState<Look<State>>();
  const isWanted = state !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    loadChecker().then(
      (loaded) => {
        if (!isGone) setChecker(loaded);
      },
      // Without them the prompt is as it was.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  useEffect(() => {
    if (!checker || state === undefined) return;
    const timer = setTimeout(() => {
      const given = toCheckOf(state);
      const found = checker.lookOver(given);
      startTransition(() => setLook({ ...found, text: given.text, state }));
    });
    return () => clearTimeout(timer);
  }, [checker, state, toCheckOf]);
  return { look: isWanted ? look : undefined, checker };
}
