import type { Sentence } from '../../writing/sentence.ts';
import { say, sayFacts } from '../../writing/sentence.ts';
import type { Dialect, Telling } from '../dialect.ts';
import { flow } from '../pieces/flow.ts';
import { fromPicture } from '../pieces/from-picture.ts';
import { glassPhrases } from '../pieces/glass-phrases.ts';
import { ledScene, ownCamera } from '../pieces/led-scene.ts';
import { lookPhrases } from '../pieces/look-phrases.ts';
import { moodPhrase } from '../pieces/mood-phrase.ts';
import { movementClause } from '../pieces/movement-names.ts';
import { lightPhrases } from '../pieces/phrase-stretches.ts';
import { phrasesOf } from '../pieces/phrases.ts';
import { stretchesOf } from '../pieces/runs.ts';
import { weatherAtWork } from '../pieces/weather-at-work.ts';

/** One sentence with the camera inside it, and no flags. */
export const pika: Dialect = {
  say: (telling) =>
    telling.isFromImage ? fromPicture(telling) : [...told(telling), ...sayFacts(telling.facts)],
};

function told({ shot, fresh }: Telling): Sentence[] {
  const { run, behind } = ledScene(fresh);
  const { movement } = fresh.camera;
  const phrases = phrasesOf(fresh);
  return flow(
    run,
    ...behind,
    say('place', fresh.place.weather ? undefined : weatherAtWork(shot)),
    say('camera', movement && movementClause(movement)),
    ownCamera(fresh),
    ...lightPhrases(fresh),
    ...stretchesOf(phrases, 'surroundings', 'details'),
    moodPhrase(fresh),
    ...lookPhrases(fresh),
    ...glassPhrases(fresh),
  );
}
