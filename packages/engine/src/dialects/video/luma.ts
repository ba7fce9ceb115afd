import type { Model } from '../../catalogue/index.ts';
import { type Sentence, say } from '../../writing/sentence.ts';
import type { Dialect, Telling } from '../dialect.ts';
import { flow } from '../pieces/flow.ts';
import { fromPicture } from '../pieces/from-picture.ts';
import { glassPhrases } from '../pieces/glass-phrases.ts';
import { ownCamera } from '../pieces/led-scene.ts';
import { lookPhrases } from '../pieces/look-phrases.ts';
import { moodPhrase } from '../pieces/mood-phrase.ts';
import { movementNames } from '../pieces/movement-names.ts';
import { fitNegations } from '../pieces/negated.ts';
import { sayOpposites } from '../pieces/opposites.ts';
import { lightPhrases } from '../pieces/phrase-stretches.ts';
import { phrasesOf } from '../pieces/phrases.ts';
import { sceneOf } from '../pieces/picture-scene.ts';
import { stretchesOf } from '../pieces/runs.ts';
import { view } from '../pieces/view.ts';

/** Short and directive: the scene, then the camera in its own terms, light and mood. It ends without a stop. */
export const luma: Dialect = {
  fit: (fitted, model) => {
    sayOpposites(fitted, model);
    fitNegations(fitted);
  },
  say: (telling) => open(telling.isFromImage ? fromPicture(telling) : told(telling)),
};

function told({ fresh, model, facts }: Telling): Sentence[] {
  const { movement } = fresh.camera;
  const phrases = phrasesOf(fresh);
  return [
    ...flow(sceneOf(fresh).stretches, ...stretchesOf(phrases, 'surroundings', 'details')),
    ...flow(
      [],
      say('camera', view(fresh)),
      say('camera', movement && `camera ${cameraTerm(movement, model)}`),
      ownCamera(fresh),
      ...lightPhrases(fresh),
      moodPhrase(fresh),
      ...lookPhrases(fresh),
      ...glassPhrases(fresh),
      ...facts.map(({ phrase }) => say('technical', phrase)),
    ),
  ];
}

function cameraTerm(movement: keyof typeof movementNames, model: Model | undefined): string {
  return model?.camera?.value.moves?.[movement] ?? movementNames[movement].replace(/ camera$|^camera /, '');
}

function open(sentences: readonly Sentence[]): readonly Sentence[] {
  const at = sentences.findLastIndex((one) => one.length > 0);
  return sentences.map((one, index) => (index === at ? withoutFullStop(one) : one));
}

function withoutFullStop(last: Sentence): Sentence {
  const end = last.at(-1);
  return end ? [...last.slice(0, -1), { ...end, text: end.text.replace(/(?<=[^.])\.$/, '') }] : last;
}
