import type { Shot } from '../../shot/shot.ts';
import { article, type Stretch, say } from '../../writing/sentence.ts';
import { isBareMood } from './phrases.ts';
import { runningOn } from './running-on.ts';

/** "a tense mood"; a sentence of the person's stays one. */
export function moodPhrase({ mood }: Shot): Stretch | undefined {
  const words = runningOn(mood);
  return say('mood', words !== '' && isBareMood(words) ? `${article(words)} ${words} mood` : mood);
}
