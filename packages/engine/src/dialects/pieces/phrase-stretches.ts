import type { Shot } from '../../shot/shot.ts';
import type { Sentence, Stretch } from '../../writing/sentence.ts';
import { flow } from './flow.ts';
import { type Phrases, phrasesOf } from './phrases.ts';
import { stretchesOf } from './runs.ts';

/** "one bare bulb from the left", "about 2700K", "low-key lighting". */
export function lightPhrases(fresh: Shot): Stretch[] {
  return stretchesOf(phrasesOf(fresh), 'light');
}

/** The phrases of some roles in one sentence, or in more where one of them is a sentence by itself. */
export function saidTogether(fresh: Shot, ...roles: readonly (keyof Phrases)[]): Sentence[] {
  return flow([], ...stretchesOf(phrasesOf(fresh), ...roles));
}
