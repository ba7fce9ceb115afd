import { say, sayFacts } from '../../writing/sentence.ts';
import type { Dialect } from '../dialect.ts';
import { flow } from '../pieces/flow.ts';
import { fromPicture } from '../pieces/from-picture.ts';
import { glassPhrases, withoutLens } from '../pieces/glass-phrases.ts';
import { ownCamera, sceneSentence } from '../pieces/led-scene.ts';
import { lookPhrases } from '../pieces/look-phrases.ts';
import { moodPhrase } from '../pieces/mood-phrase.ts';
import { movementClause } from '../pieces/movement-names.ts';
import { lightPhrases, saidTogether } from '../pieces/phrase-stretches.ts';
import { shotLine } from '../pieces/shot-line.ts';
import { weatherAtWork } from '../pieces/weather-at-work.ts';

/** Subject and its movement, the scene with what the weather does to it, then camera, light and atmosphere. */
export const kling: Dialect = {
  say: (telling) => {
    const { shot, fresh, facts } = telling;
    if (telling.isFromImage) return fromPicture(telling);
    const { movement } = fresh.camera;
    return [
      sceneSentence(fresh),
      ...flow([], say('place', weatherAtWork(shot))),
      ...saidTogether(fresh, 'surroundings', 'details'),
      ...flow([], shotLine(fresh), say('camera', movement && movementClause(movement)), ownCamera(fresh)),
      ...flow([], ...lightPhrases(fresh)),
      ...flow([], moodPhrase(fresh), ...glassPhrases(withoutLens(fresh)), ...lookPhrases(fresh)),
      ...sayFacts(facts),
    ];
  },
};
