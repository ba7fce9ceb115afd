import type { Recognition, RecognitionResults } from './speech.ts';

export interface ListenParts {
  make: () => Recognition;
  lang: string;
  /** Words that will not change any more. */
  onFinal: (words: string) => void;
  /** What is being heard, and may change. */
  onInterim: (words: string) => void;
  /** It has stopped for good: what stood in the way, or nothing when it was asked to. */
  onStop: (trouble: string | undefined) => void;
}

/** So often in a row may the service stop without having heard anything. */
const MOST_EMPTY = 5;

/** Listens until it is told to stop. Services end by themselves after a pause or a minute, and are begun again. */
export function listen({ make, lang, onFinal, onInterim, onStop }: ListenParts): () => void {
  let isWanted = true;
  let empty = 0;
  let trouble: string | undefined;
  let current: Recognition;

  function hear({ resultIndex, results }: RecognitionResults): void {
    if (!isWanted) return;
    empty = 0;
    let settled = '';
    let heard = '';
    for (let at = resultIndex; at < results.length; at++) {
      const result = results[at];
      const words = result?.[0]?.transcript ?? '';
      if (result?.isFinal) settled += words;
      else heard += words;
    }
    if (settled !== '') onFinal(settled);
    onInterim(heard);
  }

  function begin(): void {
    current = make();
    current.lang = lang;
    current.continuous = true;
    current.interimResults = true;
    current.onresult = hear;
    current.onerror = ({ error }) => {
      trouble = speechTrouble(error) ?? trouble;
    };
    current.onend = () => {
      empty++;
      if (isWanted && trouble === undefined && empty <= MOST_EMPTY) begin();
      else end(trouble ?? (isWanted ? 'Nothing was heard. Begin again when you are ready.' : undefined));
    };
    try {
      current.start();
    } catch {
      end('The microphone did not open.');
    }
  }

  function end(why: string | undefined): void {
    const { onend } = current;
    if (!onend) return;
    isWanted = false;
    current.onend = null;
    current.onresult = null;
    current.onerror = null;
    onInterim('');
    onStop(why);
  }

  begin();
  return () => {
    isWanted = false;
    const going = current;
    end(undefined);
    going.abort();
  };
}

/** What stands in the way for good, and what to do about it; a pause is nothing of the kind. */
function speechTrouble(error: string): string | undefined {
  switch (error) {
    case 'not-allowed':
      return 'This page may not use the microphone. Allow it for this page in your browser, then begin again.';
    case 'service-not-allowed':
      return 'This browser does not let pages turn speech into words.';
    case 'audio-capture':
      return 'There is no microphone, or something else is using it.';
    case 'language-not-supported':
      return 'This browser does not know that language. Choose another.';
    case 'network':
      return 'The browser’s speech service did not answer. Your words so far are kept.';
    default:
      return undefined;
  }
}
