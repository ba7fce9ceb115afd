import { sayFacts } from '../../writing/sentence.ts';
import type { Dialect } from '../dialect.ts';
import { withoutField } from '../pieces/absences.ts';
import { openingWith } from '../pieces/opening.ts';
import { phrasesOf } from '../pieces/phrases.ts';
import { sentenceOf, sentencesOf } from '../pieces/runs.ts';
import { shotPhrase } from '../pieces/shot-name.ts';

/** A description and never an order: subject, its details, the feeling, light and colour, then the style. */
export const firefly: Dialect = {
  fit: withoutField,
  say: ({ fresh, facts }) => {
    const phrases = phrasesOf(fresh);
    const withShot = { ...phrases, framing: [...shotPhrase(fresh), ...phrases.framing] };
    return [
      ...openingWith(fresh, { medium: 'Photo' }),
      ...sentencesOf(phrases, 'surroundings', 'details', 'mood'),
      sentenceOf(phrases, 'light', 'palette'),
      ...sentencesOf(phrases, 'camera'),
      sentenceOf(withShot, 'framing', 'lens', 'focus', 'look'),
      ...sayFacts(facts),
    ];
  },
};
