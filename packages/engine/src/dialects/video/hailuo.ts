import type { Model } from '../../catalogue/index.ts';
import type { Shot } from '../../shot/shot.ts';
import { type Sentence, say, sayFacts, sentence } from '../../writing/sentence.ts';
import type { Dialect, Telling } from '../dialect.ts';
import { flow } from '../pieces/flow.ts';
import { fromPicture } from '../pieces/from-picture.ts';
import { glassPhrases } from '../pieces/glass-phrases.ts';
import { ledScene, ownCamera } from '../pieces/led-scene.ts';
import { lookPhrases } from '../pieces/look-phrases.ts';
import { moodPhrase } from '../pieces/mood-phrase.ts';
import { movementClause } from '../pieces/movement-names.ts';
import { sayOpposites } from '../pieces/opposites.ts';
import { lightPhrases, saidTogether } from '../pieces/phrase-stretches.ts';

/** A camera command in brackets in front, then subject, action, atmosphere and feeling in the present tense. */
export const hailuo: Dialect = {
  fit: sayOpposites,
  say: (telling) => {
    const { model, fresh } = telling;
    const said = telling.isFromImage ? fromPicture(telling, prosaic(fresh, model)) : told(telling);
    const [first = [], ...others] = said.filter((one) => one.length > 0);
    const command = commandOf(telling.shot, model);
    return command === ''
      ? [first, ...others]
      : [[{ part: 'camera', text: `[${command}] ` }, ...first], ...others];
  },
};

function told({ fresh, model, facts }: Telling): Sentence[] {
  const { run, behind } = ledScene(fresh);
  return [
    ...prosaic(fresh, model),
    sentence(...run),
    ...flow([], ...behind),
    ...saidTogether(fresh, 'surroundings', 'details'),
    ...flow([], ...lightPhrases(fresh), moodPhrase(fresh), ...glassPhrases(fresh), ...lookPhrases(fresh)),
    ...sayFacts(facts),
  ];
}

/** A camera that nobody moves stands still, and is told so. */
function commandOf({ camera }: Shot, model: Model | undefined): string {
  const moves = model?.camera?.value.moves ?? {};
  if (camera.movement) return moves[camera.movement] ?? '';
  return camera.text === '' ? (moves.static ?? '') : '';
}

/** A move without a command of its own. */
function prosaic(fresh: Shot, model: Model | undefined): Sentence[] {
  const { movement } = fresh.camera;
  const inWords = movement && model?.camera?.value.moves?.[movement] === undefined;
  return [
    sentence(say('camera', inWords ? movementClause(movement) : undefined)),
    ...flow([], ownCamera(fresh)),
  ];
}
