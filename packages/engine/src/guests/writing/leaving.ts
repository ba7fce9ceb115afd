import { startsFromImage } from '../../writing/fit-model.ts';
import type { Dropped } from '../../writing/written.ts';
import type { Given } from './laws-of-writing.ts';
import { type ToTell, takesAbsences } from './to-tell.ts';
import type { WhyLeft } from './told-writing.ts';
import type { BrokenLaw } from './writing-problem.ts';

/** What is told of words that are left off. Of what is set or ruled out elsewhere nothing is. */
const told: Readonly<Record<Exclude<WhyLeft, 'set'>, Pick<Dropped, 'field' | 'reason'>>> = {
  job: { field: 'request', reason: 'asked-of-the-app' },
  'taken-back': { field: 'correction', reason: 'taken-back' },
  'no-setting': { field: 'settings', reason: 'no-setting' },
  'other-syntax': { field: 'flag', reason: 'other-syntax' },
  silent: { field: 'audio.sounds', reason: 'no-audio' },
  'start-image': { field: 'details', reason: 'start-image' },
  denied: { field: 'negative', reason: 'no-negative' },
};

/** A reason that is not true of this generator is none. */
export function isTrueOf({ model, shot }: ToTell, why: WhyLeft): boolean {
  if (why === 'silent') return model.mode === 'photo' || (model.audio?.value.length ?? 0) === 0;
  if (why === 'start-image') return startsFromImage(shot, model);
  return why !== 'denied' || !(takesAbsences(model) || model.negative?.value.kind === 'in-prompt');
}

/** L10: what is left off is left off for a reason that is true. */
export function leavingLaw({ answer, told: all }: Given): BrokenLaw | undefined {
  const untrue = answer.left.find(({ why }) => !isTrueOf(all, why));
  return untrue && { problem: 'untrue-reason', words: untrue.words };
}

export function toldOfLeft(words: string, why: WhyLeft): Dropped[] {
  return why === 'set' ? [] : [{ ...told[why], value: words }];
}
