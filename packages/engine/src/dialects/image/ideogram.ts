import { type Sentence, sayFacts } from '../../writing/sentence.ts';
import type { Dialect, Telling } from '../dialect.ts';
import { fitAbsences } from '../pieces/absences.ts';
import { openingWith } from '../pieces/opening.ts';
import { phrasesOf } from '../pieces/phrases.ts';
import { sentenceOf, sentencesOf } from '../pieces/runs.ts';
import { shotPhrase } from '../pieces/shot-name.ts';
import { ideogramCaption } from './ideogram-caption.ts';

/** Plain sentences up to version 3: what it is, who, where, the light, the frame. From 4 on the caption it was trained on. */
export const ideogram: Dialect = {
  fit: fitAbsences,
  isWhole: true,
  say: (telling) =>
    telling.model?.input.value === 'structured' ? ideogramCaption(telling) : inSentences(telling),
};

function inSentences({ fresh, facts }: Telling): Sentence[] {
  const phrases = phrasesOf(fresh);
  const withShot = { ...phrases, framing: [...shotPhrase(fresh), ...phrases.framing] };
  return [
    ...openingWith(fresh, { medium: 'A realistic photo' }),
    ...sentencesOf(phrases, 'surroundings', 'details'),
    sentenceOf(phrases, 'light'),
    ...sentencesOf(phrases, 'mood', 'camera'),
    sentenceOf(withShot, 'framing', 'palette', 'look'),
    sentenceOf(phrases, 'lens', 'focus'),
    ...sayFacts(facts),
  ];
}
