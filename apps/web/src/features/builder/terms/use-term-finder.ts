import { useEffect, useState } from 'react';
import { createTermFinder, type TermFinder } from './find-terms.ts';

let loading: Promise<TermFinder> | undefined;
let loaded: TermFinder | undefined;

/** The words of the trade come after the screen does: nobody waits for them. */
function loadTermFinder(): Promise<TermFinder> {
  loading ??= import('@cuewright/engine/content/glossary').then(
    ({ glossary }) => {
      loaded = createTermFinder(glossary);
      return loaded;
    },
    (reason) => {
      loading = undefined;
      throw reason;
    },
  );
  return loading;
}

export function useTermFinder(): TermFinder | undefined {
  const [finder, setFinder] = useState(() => loaded);
  useEffect(() => {
    let isGone = false;
    // Without them the texts are as they were.
    loadTermFinder().then(
      (found) => {
        if (!isGone) setFinder(() => found);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return finder;
}
