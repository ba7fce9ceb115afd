import { sayFacts } from '../../writing/sentence.ts';
import type { Dialect } from '../dialect.ts';
import { fitAbsences } from '../pieces/absences.ts';
import { openingWith } from '../pieces/opening.ts';
import { phrasesOf } from '../pieces/phrases.ts';
import { sentenceOf, sentencesOf } from '../pieces/runs.ts';
import { shotPhrase } from '../pieces/shot-name.ts';

/** "A photo of" and the subject in its place, then the style as keywords behind commas. */
export const imagen: Dialect = {
  fit: fitAbsences,
  say: ({ fresh, facts }) => {
    const phrases = phrasesOf(fresh);
    const withShot = { ...phrases, framing: [...shotPhrase(fresh), ...phrases.framing] };
    return [
      ...openingWith(fresh, { medium: 'A photo' }),
      ...sentencesOf(phrases, 'surroundings'),
      sentenceOf(withShot, 'framing', 'light', 'lens', 'focus', 'look', 'palette'),
      ...sentencesOf(phrases, 'camera', 'mood', 'details'),
      ...sayFacts(facts),
    ];
  },
};
