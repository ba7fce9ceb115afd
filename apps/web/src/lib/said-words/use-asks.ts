import type { Ask } from '@cuewright/engine/language';
import { type Mark, ownMarks } from '@cuewright/engine/marks';
import { useMemo } from 'react';
import type { Mode } from '../address.ts';
import { useAnswer } from '../reader/use-answer.ts';
import { useSettled } from '../use-settled.ts';

const NONE: readonly Ask[] = [];
const PAUSE = 500;

/** What is asked about a prompt, once nobody is writing at it. */
export function useAsks(
  prompt: string,
  mode: Mode,
  { marks, isOn }: { marks: readonly Mark[]; isOn: boolean },
): readonly Ask[] {
  const settled = useSettled(prompt, PAUSE);
  const isStill = isOn && settled === prompt && prompt.trim() !== '';
  const asked = useAnswer(
    'findAsks',
    useMemo(() => (isStill ? { prompt, mode, marks } : undefined), [isStill, prompt, mode, marks]),
  );
  const asks = asked?.given.prompt === prompt && asked.given.mode === mode ? asked.answer : NONE;
  // Said since it was read.
  return useMemo(
    () => asks.filter((ask) => !ownMarks(marks).some(({ from, to }) => from < ask.to && ask.from < to)),
    [asks, marks],
  );
}
