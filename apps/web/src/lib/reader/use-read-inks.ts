import type { Mode } from '@cuewright/engine/shot';
import { useMemo } from 'react';
import type { Segment } from '../../ui/part/part.ts';
import { useAnswer } from './use-answer.ts';

/** A text in the inks of what its words speak of; plain until it has been read. Nothing is read of nothing. */
export function useReadInks(text: string | undefined, mode: Mode): readonly Segment[] {
  const read = useAnswer(
    'readInks',
    useMemo(() => (text === undefined ? undefined : { text, mode }), [text, mode]),
  );
  return useMemo(
    () => (read?.given.text === text && read ? read.answer : [{ text: text ?? '' }]),
    [read, text],
  );
}
