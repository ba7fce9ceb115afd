import { listed, type Sentence, say, sentence } from '../../writing/sentence.ts';
import { runningOn } from './running-on.ts';

const LABELLED = /^(?:sounds?|sfx|ambien(?:ce|t noise|t sound)|audio|noise)\s*:/i;

/** A sentence of things to hear behind its cue; "Sound: " is not said twice. */
export function cued(cue: string, things: readonly string[]): Sentence {
  const words = things.filter((thing) => thing !== '');
  const [first = ''] = words;
  const isCued = LABELLED.test(first);
  return sentence(
    say('audio', words.length > 0 ? `${isCued ? '' : `${cue}: `}${listed(words.map(runningOn))}` : undefined),
  );
}
