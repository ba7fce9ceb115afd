import { useEffect, useMemo, useState } from 'react';
import { type Check, type Checker, loadChecker, type ToCheck } from './load-checks.ts';

export interface Checks {
  /** Nothing until the rules have come; the screen does not wait for them. */
  found: readonly Check[] | undefined;
  checker: Checker | undefined;
}

const NONE: readonly Check[] = [];

/** What is the matter with a text. Whoever calls hands it over when the hand rests. */
export function useChecks({ text, mode, model, hasStartImage, duration, skips, locked }: ToCheck): Checks {
  const [checker, setChecker] = useState<Checker>();
  useEffect(() => {
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
  }, []);
  const found = useMemo(
    () =>
      checker &&
      (text.trim() === ''
        ? NONE
        : checker.findChecks({
            text,
            mode,
            ...(model && { model }),
            ...(hasStartImage && { hasStartImage }),
            ...(duration !== undefined && { duration }),
            ...(skips && { skips }),
            ...(locked && { locked }),
          })),
    [checker, text, mode, model, hasStartImage, duration, skips, locked],
  );
  return { found, checker };
}
