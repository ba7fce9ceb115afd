import { say, sayFacts, sentence } from '../../writing/sentence.ts';
import { glassWords } from '../../writing/write-plain.ts';
import type { Dialect } from '../dialect.ts';
import { fitAbsences } from '../pieces/absences.ts';
import { citedReferences } from '../pieces/cited.ts';
import { openingWith, withArticle } from '../pieces/opening.ts';
import { isBareMood, joinedMood, phrasesOf } from '../pieces/phrases.ts';
import { runningOn } from '../pieces/running-on.ts';
import { litSentence, sentenceOf, sentencesOf } from '../pieces/runs.ts';

/** A scene told in sentences, as one tells a photographer: what is seen, the light, the glass, the feeling. */
export const geminiImage: Dialect = {
  fit: fitAbsences,
  say: ({ shot, fresh, model, facts }) => {
    const phrases = phrasesOf(fresh);
    const mood = runningOn(fresh.mood);
    const glass = glassWords(fresh.camera);
    return [
      ...openingWith(fresh, { medium: 'A photograph', framed: withArticle }),
      ...sentencesOf(phrases, 'surroundings', 'camera'),
      sentenceOf(phrases, 'framing'),
      litSentence(fresh, phrases, 'The scene is lit by '),
      ...(isBareMood(mood)
        ? [sentence(say('mood', `The atmosphere is ${joinedMood(mood, fresh.locked)}`))]
        : sentencesOf(phrases, 'mood')),
      sentence(say('technical', glass && `Captured ${glass}`)),
      sentenceOf(phrases, 'focus', 'look', 'palette'),
      ...sentencesOf(phrases, 'details'),
      ...sayFacts(facts),
      ...citedReferences(shot, model),
    ];
  },
};
