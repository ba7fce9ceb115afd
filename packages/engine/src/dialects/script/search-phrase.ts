import { findAtoms } from '../../language/atoms/find-atoms.ts';
import { deedIn } from '../../language/deeds/deed-in.ts';
import { tokenise } from '../../language/tokens/tokenise.ts';
import { isFunctionWord } from '../../language/words/word-class.ts';
import type { Shot } from '../../shot/shot.ts';
import { plainName } from '../../writing/plain-name.ts';
import { hourEnds } from '../../writing/wordings.ts';

const MOST_WORDS = 9;

/** Who, what they do, where and when: the rest of a description finds nothing. */
export function searchFor({ subject, place }: Shot): string {
  const does = subject.action === '' ? deedIn(subject.text)?.does : subject.action;
  const [where = ''] = place.text.split(/[,;.]/);
  const hour = place.hour ? hourEnds[place.hour] : '';
  const name = subject.text === '' ? '' : plainName(subject.text);
  return searchPhrase([name, does ?? '', where, hour].join(' '));
}

/** "At three in the morning" finds three mornings. */
const CLOCK =
  /\b(?:at |around )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: o['’]clock)? in the (?:morning|afternoon|evening)\b/gi;

/** "woman green trawl net boathouse dusk": the words a stock library is searched with. */
export function searchPhrase(sentence: string): string {
  const timeless = sentence.replace(CLOCK, '');
  const words = tokenise(timeless, findAtoms(timeless))
    .filter(({ kind, word }) => kind !== 'mark' && !isFunctionWord(word))
    .map(({ from, to }) => timeless.slice(from, to));
  const phrase = [...new Set(words)].slice(0, MOST_WORDS).join(' ');
  return phrase === '' ? sentence.replace(/\.$/, '') : phrase;
}
