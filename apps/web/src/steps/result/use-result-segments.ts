import type { Mark } from '@cuewright/engine/marks';
import type { PromptData } from '@cuewright/engine/methods';
import type { Segment as Written } from '@cuewright/engine/writing';
import { useEffect, useMemo, useState } from 'react';
import { carryInks } from '../../lib/carry-inks.ts';
import { inkMarks } from '../../lib/said-words/ink-marks.ts';
import type { Segment } from '../../ui/part/part.ts';
import { baseSegments } from './base-segments.ts';

/** The prompt in the inks of its parts. A text of unknown making is plain until it has been read. */
export function useResultSegments(
  data: PromptData,
  given: readonly Written[] | undefined,
  marks: readonly Mark[],
): readonly Segment[] {
  const { prompt, mode } = data;
  const base = useMemo(() => baseSegments(data, given), [data, given]);
  const [read, setRead] = useState<{
    prompt: string;
    marks: readonly Mark[];
    segments: readonly Segment[];
  }>();
  const isUnread = base === undefined && (read?.prompt !== prompt || read.marks !== marks);
  useEffect(() => {
    if (!isUnread) return;
    let isGone = false;
    // Without the reader the prompt is plain, and as good.
    import('../../lib/read-inks.ts').then(
      ({ readInks }) => {
        if (!isGone) setRead({ prompt, marks, segments: readInks(prompt, mode, marks) });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isUnread, prompt, mode, marks]);

  return useMemo(() => {
    const plain = read?.prompt === prompt ? read.segments : [{ text: prompt }];
    return inkMarks(base ? carryInks(base, prompt) : plain, marks);
  }, [base, read, prompt, marks]);
}
