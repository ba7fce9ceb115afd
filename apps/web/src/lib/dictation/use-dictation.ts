import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../use-latest.ts';
import { listen } from './listen.ts';
import { SPEECH_UNSUPPORTED, speechOf } from './speech.ts';

interface Dictation {
  lang: string;
  onFinal: (words: string) => void;
}

/** Words by voice, from the press of a button until it is pressed again or this is left. */
export function useDictation({ lang, onFinal }: Dictation) {
  const [isListening, setListening] = useState(false);
  const [interim, setInterim] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const stopping = useRef<() => void>(undefined);
  const tellFinal = useLatest(onFinal);

  const stop = useCallback(() => {
    stopping.current?.();
    stopping.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);
  // In another language from here on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another language begins anew
  useEffect(() => {
    if (isListening) start();
  }, [lang]);

  function start(): void {
    stop();
    const Speech = speechOf(window);
    if (!Speech) {
      setTrouble(SPEECH_UNSUPPORTED);
      return;
    }
    setTrouble(undefined);
    setListening(true);
    stopping.current = listen({
      make: () => new Speech(),
      lang,
      onFinal: tellFinal,
      onInterim: setInterim,
      onStop: (why) => {
        stopping.current = undefined;
        setListening(false);
        setTrouble(why);
      },
    });
  }

  return { isListening, interim, trouble, start, stop };
}
