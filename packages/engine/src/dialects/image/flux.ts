import { sayFacts } from '../../writing/sentence.ts';
import type { Dialect } from '../dialect.ts';
import { fitAbsences, withoutField } from '../pieces/absences.ts';
import { citedReferences } from '../pieces/cited.ts';
import { withColourName } from '../pieces/colour-name.ts';
import { openingWith } from '../pieces/opening.ts';
import { phrasesOf } from '../pieces/phrases.ts';
import { litSentence, sentenceOf, sentencesOf } from '../pieces/runs.ts';
import { shotPhrase } from '../pieces/shot-name.ts';

/** What stands first counts most: the subject, its style and place, the light, and the glass last. */
export const flux: Dialect = {
  fit: (fitted, model) => {
    withoutField(fitted);
    fitAbsences(fitted, model);
  },
  say: ({ shot, fresh, model, facts }) => {
    const phrases = phrasesOf({ ...fresh, palette: fresh.palette.map(withColourName) });
    const withShot = { ...phrases, framing: [...shotPhrase(fresh), ...phrases.framing] };
    return [
      ...openingWith(fresh, { medium: '' }),
      sentenceOf(withShot, 'framing', 'look'),
      ...sentencesOf(phrases, 'surroundings', 'camera'),
      litSentence(fresh, phrases, 'Lit by '),
      sentenceOf(phrases, 'palette'),
      ...sentencesOf(phrases, 'mood', 'details'),
      sentenceOf(phrases, 'lens', 'focus'),
      ...sayFacts(facts),
      ...citedReferences(shot, model),
    ];
  },
};
