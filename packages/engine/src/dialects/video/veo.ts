import type { Shot } from '../../shot/shot.ts';
import { type Sentence, say, sayFacts, sentence } from '../../writing/sentence.ts';
import type { Dialect } from '../dialect.ts';
import { flow } from '../pieces/flow.ts';
import { fromPicture } from '../pieces/from-picture.ts';
import { glassPhrases, withoutLens } from '../pieces/glass-phrases.ts';
import { ownCamera, sceneSentence } from '../pieces/led-scene.ts';
import { lookPhrases } from '../pieces/look-phrases.ts';
import { moodPhrase } from '../pieces/mood-phrase.ts';
import { movementNames } from '../pieces/movement-names.ts';
import { lightPhrases, saidTogether } from '../pieces/phrase-stretches.ts';
import { shotLine } from '../pieces/shot-line.ts';
import { cued } from '../pieces/sound-sentences.ts';
import { spokenLines } from '../pieces/spoken.ts';
import { weatherSounds } from '../pieces/weather-at-work.ts';

/** Cinematography, subject, action, context, style and ambience; then what is heard, each sound by its cue. */
export const veo: Dialect = {
  say: (telling) => {
    const { shot, fresh, facts } = telling;
    const seen = telling.isFromImage
      ? fromPicture(telling)
      : [
          ...cinematography(fresh),
          sceneSentence(fresh),
          ...saidTogether(fresh, 'surroundings', 'details'),
          ...flow([], ...lightPhrases(fresh)),
          ...flow([], moodPhrase(fresh), ...glassPhrases(withoutLens(fresh)), ...lookPhrases(fresh)),
          ...sayFacts(facts),
        ];
    return [...seen, ...heard(shot)];
  },
};

/** "Eye-level medium shot on a 50mm lens, slow push in." */
function cinematography(fresh: Shot): Sentence[] {
  const { movement } = fresh.camera;
  return flow([], shotLine(fresh), say('camera', movement && movementNames[movement]), ownCamera(fresh));
}

/** Left unsaid, it makes a sound up: what the weather sounds like is known. */
function heard(shot: Shot): Sentence[] {
  const { ambience, sounds } = shot.audio;
  const weather = shot.place.weather && weatherSounds[shot.place.weather];
  const around = ambience.length > 0 || weather === undefined ? ambience : [weather];
  return [
    ...spokenLines(shot).map((line) => sentence(say('audio', line))),
    cued('SFX', sounds),
    cued('Ambient noise', around),
  ];
}
