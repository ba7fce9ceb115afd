import type { BrokenLaw, ReadingProblem, WritingProblem } from '@cuewright/engine/guests';
import type { HeardReading } from '@cuewright/engine/guests/hearing';
import { counted } from '@cuewright/engine/plural';
import { cutText } from '../cut-text.ts';
import type { FellBack } from './guest-model.ts';
import type { ReadOutcome } from './model-reader.ts';
import type { WriteOutcome } from './model-writer.ts';

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

const LONGEST = 60;

/** Each with the words that it is about, where they are known. */
const broken: Readonly<Record<WritingProblem, (words?: string) => string>> = {
  'other-form': () => 'its answer had another form than asked for',
  'nothing-written': () => 'it wrote nothing',
  untold: (words = 'something you said') => `it passed over ${words}`,
  lost: (words = 'something you said') => `it left out ${words}`,
  changed: (words = 'words') => `it changed ${words}, which must stay as written`,
  'turned-round': (words = 'something') => `it no longer keeps ${words} out of the picture`,
  invented: (words = 'something') => `it added ${words} without marking it as added`,
  'other-quotes': (words) => `it changed what is written or spoken${words ? `: ${words}` : ''}`,
  'other-syntax': (words = 'a syntax') => `it used ${words}, which this generator doesn’t read`,
  // Of a script it is said by how much.
  'too-long': (words) =>
    words ? 'it takes longer to say than you have' : 'it was longer than this generator reads',
  'leaves-nothing': (words = 'what is to be seen') => `it left off ${words}`,
  'untrue-reason': (words = 'words') => `it left off ${words} for a reason that isn’t true of this generator`,
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

/** Why nothing that a model wrote is used, and what is there in its place. */
export function notWritten(
  name: string,
  outcome: Exclude<WriteOutcome, { heard: unknown }>,
  stands: string,
): string {
  const why = 'problem' in outcome ? brokenWords(outcome) : fallen[outcome.fellBack];
  return `Nothing from ${name} was used: ${why}. ${stands}`;
}

function brokenWords({ problem, words }: BrokenLaw): string {
  if (!words) return broken[problem]();
  const short = words.length > LONGEST ? `${cutText(words, LONGEST, { atWord: true })}…` : words;
  return broken[problem](/^["“„«].*["”“»]$/.test(short) ? short : `“${short}”`);
}

/** What a model came to. */
export function heardWords({ stretches, agreed, unsure }: HeardReading): string {
  const asked = unsure > 0 ? ` ${counted(unsure, 'question')} left for you, marked “?”.` : '';
  return `${agreed} of ${counted(stretches, 'phrase')} read the same.${asked}`;
}
