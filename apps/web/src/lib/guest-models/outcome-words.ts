import type { ReadingProblem } from '@cuewright/engine/guests';
import type { HeardReading } from '@cuewright/engine/guests/hearing';
import { counted } from '@cuewright/engine/plural';
import type { ReadOutcome } from './model-reader.ts';

type FellBack = Extract<ReadOutcome, { fellBack: unknown }>['fellBack'];

const dropped: Readonly<Record<ReadingProblem, string>> = {
  'other-form': 'its answer had another form than asked for',
  'unknown-kind': 'it used a label that doesn’t exist here',
  'not-in-text': 'it named words that aren’t in your text',
  'out-of-order': 'it mixed up the order of your words',
  'cut-word': 'it cut a word in two',
  'nothing-read': 'it said nothing about your words',
  'turned-round': 'it took something you ruled out for something to show',
  'leaves-nothing': 'it left nothing to show',
  'unsteady-copy': 'the copy it led to didn’t hold up to a second reading',
};

const fallen: Readonly<Record<FellBack, string>> = {
  'timed-out': 'it took too long',
  unavailable: 'it can’t be reached',
  busy: 'it is busy',
  refused: 'it declined this text',
  garbled: 'its answer couldn’t be used',
  'day-spent': 'today’s budget for it is used up',
  'own-day-spent': 'your share of today’s budget for it is used up',
  offline: 'the server can’t be reached',
};

/** Why nothing of a model’s is used. */
export function notUsed(name: string, outcome: Exclude<ReadOutcome, { heard: unknown }>): string {
  const why = 'problem' in outcome ? dropped[outcome.problem] : fallen[outcome.fellBack];
  return `Nothing from ${name} was used: ${why}. Cuewright’s own reading stands.`;
}

/** What a model came to. */
export function heardWords({ stretches, agreed, unsure }: HeardReading): string {
  const asked = unsure > 0 ? ` ${counted(unsure, 'question')} left for you, marked “?”.` : '';
  return `${agreed} of ${counted(stretches, 'phrase')} read the same.${asked}`;
}
