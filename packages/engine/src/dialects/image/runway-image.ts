import { article, sayFacts } from '../../writing/sentence.ts';
import type { Dialect } from '../dialect.ts';
import { fitAbsences } from '../pieces/absences.ts';
import { citedReferences } from '../pieces/cited.ts';
import { openingWith } from '../pieces/opening.ts';
import { phrasesOf } from '../pieces/phrases.ts';
import { sentenceOf, sentencesOf } from '../pieces/runs.ts';

/** Action, place, light and mood, as a frame of a film; who and what come from references by their tags. */
export const runwayImage: Dialect = {
  fit: fitAbsences,
  say: ({ shot, fresh, model, facts }) => {
    const phrases = phrasesOf(fresh);
    return [
      ...openingWith(fresh, {
        medium: 'A film still',
        framed: (frame) => `Film still, ${article(frame)} ${frame}`,
      }),
      ...citedReferences(shot, model),
      ...sentencesOf(phrases, 'surroundings', 'camera'),
      sentenceOf(phrases, 'framing'),
      sentenceOf(phrases, 'light'),
      ...sentencesOf(phrases, 'mood'),
      sentenceOf(phrases, 'palette', 'look'),
      ...sentencesOf(phrases, 'details'),
      sentenceOf(phrases, 'lens', 'focus'),
      ...sayFacts(facts),
    ];
  },
};
