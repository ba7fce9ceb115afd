import { isBlankText } from '@cuewright/engine/text';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { onPreferencesChange, shownTheme } from '../preferences.ts';
import { pageSketcher } from './page-sketcher.ts';
import type { SketchJob } from './sketch-worker.ts';
import type { Sketched } from './sketcher.ts';

/** A little more than is in sight, so that whoever scrolls finds it drawn. */
const AROUND = '200px';
const RATIO = '16:9';
const SEED = 1;

/**
 * What the board artist makes of a prompt, from when its place comes into sight. The last sketch stays until the next is
 * there; nothing is drawn of no words.
 */
export function useSketch({ text, mode }: Pick<SketchJob, 'text' | 'mode'>) {
  const theme = useSyncExternalStore(onPreferencesChange, shownTheme, () => 'stage' as const);
  const place = useRef<HTMLDivElement>(null);
  const [sketch, setSketch] = useState<Sketched | undefined>(() =>
    pageSketcher.remembered({ text, mode, ratio: RATIO, seed: SEED, theme }),
  );
  const isBlank = isBlankText(text);

  useEffect(() => {
    const shown = place.current;
    if (!shown || isBlank) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const watch = new IntersectionObserver(
      async (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        const drawn = await pageSketcher.sketch({ text, mode, ratio: RATIO, seed: SEED, theme }, signal);
        if (!signal.aborted && drawn) setSketch(drawn);
      },
      { rootMargin: AROUND },
    );
    watch.observe(shown);
    return () => {
      leaving.abort();
      watch.disconnect();
    };
  }, [text, mode, isBlank, theme]);

  return { place, sketch: isBlank ? undefined : sketch };
}
