import type { Mark } from '@cuewright/engine/marks';
import type { PromptData } from '@cuewright/engine/methods';
import type { Segment as Written } from '@cuewright/engine/writing';
import { useMemo } from 'react';
import { carryInks } from '../../lib/carry-inks.ts';
import { useReadInks } from '../../lib/reader/use-read-inks.ts';
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
  const read = useReadInks(base ? undefined : prompt, mode, marks);
  return useMemo(() => inkMarks(base ? carryInks(base, prompt) : read, marks), [base, read, prompt, marks]);
}
