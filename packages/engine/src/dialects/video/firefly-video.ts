import type { Model } from '../../catalogue/index.ts';
import type { Fitted } from '../../writing/fit-model.ts';
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
import { lightPhrases, saidTogether } from '../pieces/phrase-stretches.ts';
import { view } from '../pieces/view.ts';

/** Shot type, character, action, location, aesthetic; what it offers in a list is set there. */
export const fireflyVideo: Dialect = {
  fit: setCamera,
  say: (telling) =>
    telling.isFromImage ? fromPicture(telling) : [...told(telling), ...sayFacts(telling.facts)],
};

/** The move goes where it is chosen from a list; size and angle stand in the text as well, which opens with them. */
function setCamera({ shot, parameters }: Fitted, model: Model): void {
  const { name, moves = {}, angleName, angles = {}, sizeName, sizes = {} } = model.camera?.value ?? {};
  const { movement, angle, size } = shot.camera;
  const move = movement && moves[movement];
  if (name && move) {
    parameters[name] = move;
    delete shot.camera.movement;
  }
  if (angleName && angle && angles[angle]) parameters[angleName] = angles[angle];
  if (sizeName && size && sizes[size]) parameters[sizeName] = sizes[size];
}

function told({ fresh }: Telling): Sentence[] {
  const { run, behind } = ledScene(fresh, view(fresh) || 'shot');
  const { movement } = fresh.camera;
  return [
    ...flow(run, ...behind.filter(({ text }) => text !== 'shot')),
    ...saidTogether(fresh, 'surroundings', 'details'),
    ...flow([], ...lightPhrases(fresh), moodPhrase(fresh), ...lookPhrases(fresh), ...glassPhrases(fresh)),
    ...flow([], say('camera', movement && movementClause(movement)), ownCamera(fresh)),
  ];
}
