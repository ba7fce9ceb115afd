import { promptLimits } from '@cuewright/contract';
import { dayText, promptTitle } from '@cuewright/engine/export';
import { completeReverse } from '@cuewright/engine/methods';
import { cleanText } from '@cuewright/engine/text';
import type { Analysis } from './commands.ts';

/** What is kept of an analysis, the same that the page would keep. */
export interface PromptOfAnalysis {
  title: string;
  text: string;
  mode: 'photo';
  model: null;
  method: 'reverse';
  config: Record<string, unknown>;
}

/** An analysis as a prompt to keep, titled by the person's own day where they tell a day it can be. */
export function promptOfAnalysis(
  { prompt, analysis }: Pick<Analysis, 'prompt' | 'analysis'>,
  { today, now }: { today: string | undefined; now: Date },
): PromptOfAnalysis {
  const [year = 0, month = 0, day = 0] = dayOf(today, now).split('-').map(Number);
  return {
    title: promptTitle('photo', dayText(year, month, day)),
    text: cleanText(prompt).trim().slice(0, promptLimits.text),
    mode: 'photo',
    model: null,
    method: 'reverse',
    config: { ...completeReverse({ written: { text: prompt }, analysis }) },
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Somewhere on earth it is yesterday or tomorrow; further away is a clock that is wrong. */
function dayOf(today: string | undefined, now: Date): string {
  const isNear = today !== undefined && Math.abs(Date.parse(today) - now.getTime()) < 2 * DAY_MS;
  return isNear ? today : now.toISOString().slice(0, 10);
}
