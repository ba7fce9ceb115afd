import { startTransition, useEffect, useState } from 'react';
import { type Checker, type LookedOver, loadChecker, type ToCheck } from './load-checks.ts';

/** What was found, and in what. */
export interface Look extends LookedOver {
  text: string;
}

interface Looks {
  /** Nothing until the rules have come; the screen does not wait for them. */
  look: Look | undefined;
  checker: Checker | undefined;
}

/** What is the matter with a text, looked for after whatever changed it has been drawn. */
export function useLookOver(toCheck: (() => ToCheck) | undefined): Looks {
  const [checker, setChecker] = useState<Checker>();
  const [look, setLook] = useState<Look>();
  const isWanted = toCheck !== undefined;
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
    if (!checker || !toCheck) return;
    const timer = setTimeout(() => {
      const given = toCheck();
      const found = checker.lookOver(given);
      startTransition(() => setLook({ ...found, text: given.text }));
    });
    return () => clearTimeout(timer);
  }, [checker, toCheck]);
  return { look: isWanted ? look : undefined, checker };
}
