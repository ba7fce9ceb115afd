import type { Sentence } from '../../writing/sentence.ts';
import { article, say, sayFacts } from '../../writing/sentence.ts';
import type { Dialect, Telling } from '../dialect.ts';
import { flow } from '../pieces/flow.ts';
import { fromPicture } from '../pieces/from-picture.ts';
import { glassPhrases } from '../pieces/glass-phrases.ts';
import { ownCamera, sceneSentence } from '../pieces/led-scene.ts';
import { lookPhrases } from '../pieces/look-phrases.ts';
import { moodPhrase } from '../pieces/mood-phrase.ts';
import { movementClause } from '../pieces/movement-names.ts';
import { lightPhrases, saidTogether } from '../pieces/phrase-stretches.ts';
import { view } from '../pieces/view.ts';
import { weatherSounds } from '../pieces/weather-at-work.ts';

/** A caption of what is seen, and below it a text of its own for what is heard. */
export const movieGen: Dialect = {
  isWhole: true,
  say: (telling) => {
    const { ambience, sounds } = telling.shot.audio;
    const { weather } = telling.shot.place;
    const heard = [...ambience, ...sounds];
    const known = heard.length === 0 && weather ? [weatherSounds[weather] ?? ''] : heard;
    const sound = known.filter((words) => words !== '').join(', ');
    return [
      ...(telling.isFromImage ? fromPicture(telling) : told(telling)),
      ...(sound === '' ? [] : [[{ part: 'audio' as const, text: `\n\nSound: ${sound}.` }]]),
    ];
  },
};

function told({ fresh, facts }: Telling): Sentence[] {
  const named = view(fresh);
  const { movement } = fresh.camera;
  return [
    sceneSentence(fresh),
    ...saidTogether(fresh, 'surroundings', 'details'),
    ...flow(
      [],
      say('camera', named && `${article(named)} ${named}`),
      say('camera', movement && movementClause(movement)),
      ownCamera(fresh),
      ...lightPhrases(fresh),
    ),
    ...flow([], moodPhrase(fresh), ...lookPhrases(fresh), ...glassPhrases(fresh)),
    ...sayFacts(facts),
  ];
}
