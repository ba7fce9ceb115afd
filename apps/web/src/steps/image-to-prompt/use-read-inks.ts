import type { Mode } from '@cuewright/engine/shot';
import { useEffect, useState } from 'react';
import type { Segment } from '../../ui/part/part.ts';

/** A text in the inks of what its words speak of; plain until the vocabulary has come. */
export function useReadInks(text: string, mode: Mode): readonly Segment[] {
  const [read, setRead] = useState<{ text: string; segments: readonly Segment[] }>();
  useEffect(() => {
    let isLeft = false;
    void import('../../lib/read-inks.ts').then(
      ({ readInks }) => !isLeft && setRead({ text, segments: readInks(text, mode) }),
      // Without the reader it is plain, and as good.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [text, mode]);
  return read?.text === text ? read.segments : [{ text }];
}
