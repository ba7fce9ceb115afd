import type { Mark } from '@cuewright/engine/marks';
import type { Mode } from '@cuewright/engine/shot';
import { useMemo } from 'react';
import type { Segment } from '../../ui/part/part.ts';
import { useAnswer } from './use-answer.ts';

const NO_MARKS: readonly Mark[] = [];

/** A text in the inks of what its words speak of; plain until it has been read. Nothing is read of nothing. */
export function useReadInks(text: string | undefined, mode: Mode, marks = NO_MARKS): readonly Segment[] {
  const read = useAnswer(
    'readInks',
    useMemo(() => (text === undefined ? undefined : { text, mode, marks }), [text, mode, marks]),
  );
  return useMemo(
    () => (read?.given.text === text && read ? read.answer : [{ text: text ?? '' }]),
    [read, text],
  );
}
