import type { Model } from '../../catalogue/index.ts';
import type { Shot } from '../../shot/shot.ts';
import { type Sentence, say, sayFacts, sentence } from '../../writing/sentence.ts';
import type { Dialect, Telling } from '../dialect.ts';
import { beats } from '../pieces/beats.ts';
import { flow } from '../pieces/flow.ts';
import { cameraSentences, fromPicture } from '../pieces/from-picture.ts';
import { glassPhrases } from '../pieces/glass-phrases.ts';
import { ownCamera, sceneSentence } from '../pieces/led-scene.ts';
import { lookPhrases } from '../pieces/look-phrases.ts';
import { moodPhrase } from '../pieces/mood-phrase.ts';
import { saidTogether } from '../pieces/phrase-stretches.ts';
import { phrasesOf } from '../pieces/phrases.ts';
import { litSentence } from '../pieces/runs.ts';
import { surroundings } from '../pieces/surroundings.ts';
import { view } from '../pieces/view.ts';
import { weatherAtWork } from '../pieces/weather-at-work.ts';

/** Subject, motion in its order, scene with what stands where, shot, camera, light, style, atmosphere: long, in simple words. */
export const hunyuan: Dialect = {
  say: (telling) => {
    const { fresh, model } = telling;
    return telling.isFromImage ? fromPicture(inOrder(telling), camera(fresh, model)) : told(inOrder(telling));
  },
};

function told({ shot, fresh, model, facts }: Telling): Sentence[] {
  const weather = weatherAtWork(shot);
  return [
    sceneSentence(fresh),
    ...flow([], ...surroundings(fresh)),
    ...saidTogether(fresh, 'details'),
    sentence(say('place', weather && `meanwhile, ${weather}`)),
    ...flow([], say('camera', view(fresh))),
    ...camera(fresh, model),
    litSentence(fresh, phrasesOf(fresh), 'Lit by '),
    ...flow([], ...glassPhrases(fresh), ...lookPhrases(fresh)),
    ...flow([], moodPhrase(fresh)),
    ...sayFacts(facts),
  ];
}

/** "first kneels, then lights the lamp, and finally stands". */
function inOrder(telling: Telling): Telling {
  const steps = beats(telling.fresh.subject.action);
  if (steps.length < 2) return telling;
  const [first, ...others] = steps;
  const last = others.at(-1);
  const between = others.slice(0, -1).map((step) => `then ${step}`);
  const action = [`first ${first}`, ...between, `${others.length > 1 ? 'and finally' : 'then'} ${last}`].join(
    ', ',
  );
  return { ...telling, fresh: { ...telling.fresh, subject: { ...telling.fresh.subject, action } } };
}

function camera(fresh: Shot, model: Model | undefined): Sentence[] {
  const { movement } = fresh.camera;
  const own = movement && model?.camera?.value.moves?.[movement];
  return own === undefined
    ? cameraSentences(fresh)
    : [sentence(say('camera', own)), ...flow([], ownCamera(fresh))];
}
