import { type Sentence, type Stretch, say, sentence } from '../../writing/sentence.ts';
import type { Dialect, Telling } from '../dialect.ts';
import { beats } from '../pieces/beats.ts';
import { flow } from '../pieces/flow.ts';
import { fromPicture } from '../pieces/from-picture.ts';
import { glassPhrases } from '../pieces/glass-phrases.ts';
import { ownCamera, sceneSentence } from '../pieces/led-scene.ts';
import { lookPhrases } from '../pieces/look-phrases.ts';
import { moodPhrase } from '../pieces/mood-phrase.ts';
import { movementClause } from '../pieces/movement-names.ts';
import { phrasesOf } from '../pieces/phrases.ts';
import { stretchesOf } from '../pieces/runs.ts';
import { view } from '../pieces/view.ts';
import { weatherMoves } from '../pieces/weather-at-work.ts';

/** Numbered beats of a sentence each that call the subject by the same words. */
export const phenaki: Dialect = {
  isWhole: true,
  say: (telling) => numbered(telling.isFromImage ? fromPicture(telling) : beatsOf(telling)),
};

function beatsOf({ shot, fresh, facts }: Telling): Sentence[] {
  const { subject, camera } = fresh;
  const steps = beats(subject.action);
  const weather = shot.place.weather && weatherMoves[shot.place.weather];
  const still = { ...fresh, subject: { ...subject, action: steps[0] ?? '' } };
  const phrases = phrasesOf(fresh);
  return [
    sceneSentence(still),
    ...steps.slice(1).map((step) => sentence(say('subject', `${subject.text} ${step}`))),
    sentence(say('place', weather)),
    ...flow([], ...stretchesOf(phrases, 'surroundings', 'details')),
    ...flow(
      [],
      say('camera', view(fresh)),
      say('camera', camera.movement && movementClause(camera.movement)),
      ownCamera(fresh),
    ),
    ...flow(
      [],
      ...stretchesOf(phrases, 'light'),
      moodPhrase(fresh),
      ...lookPhrases(fresh),
      ...glassPhrases(fresh),
    ),
    ...facts.map((fact) => sentence(say('technical', fact.sentence))),
  ];
}

function numbered(sentences: readonly Sentence[]): Sentence[] {
  return sentences
    .filter((one) => one.length > 0)
    .map(([first, ...others], at): Sentence => {
      const lead: Stretch[] = first
        ? [{ ...first, text: `${at === 0 ? '' : '\n'}${at + 1}. ${first.text}` }]
        : [];
      return [...lead, ...others];
    });
}
