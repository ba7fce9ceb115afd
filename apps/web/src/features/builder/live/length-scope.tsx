import { plural } from '@cuewright/engine/plural';
import type { Segment } from '../../../ui/part/part.ts';
import { TraceScope } from '../../../ui/word-scope/trace-scope.tsx';
import { inWords, type PromptLength } from './prompt-length.ts';

interface LengthScopeProps {
  segments: readonly Segment[];
  length: PromptLength;
}

/** The prompt word by word, against what the generator reads. */
export function LengthScope({ segments, length: { words, limit, best } }: LengthScopeProps) {
  const stopsAt = limit && inWords(limit, words)[1];
  const readsBest = best && inWords(best, words);
  const says = (count: number) =>
    [
      `${count} ${plural(count, 'word')}.`,
      readsBest && `It reads ${readsBest[0]} to ${readsBest[1]} best.`,
      stopsAt !== undefined && `It stops at about ${stopsAt}.`,
    ]
      .filter(Boolean)
      .join(' ');
  return (
    <TraceScope
      segments={segments}
      limit={stopsAt}
      best={readsBest}
      words={{ unit: 'words', best: 'reads best', limit: 'limit', says }}
    />
  );
}
