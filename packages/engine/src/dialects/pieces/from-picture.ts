import { isThirdPerson } from '../../language/words/word-class.ts';
import type { Shot } from '../../shot/shot.ts';
import { plainName } from '../../writing/plain-name.ts';
import { type Sentence, say, sayFacts, sentence } from '../../writing/sentence.ts';
import type { Telling } from '../dialect.ts';
import { flow } from './flow.ts';
import { goingOn } from './going-on.ts';
import { ownCamera } from './led-scene.ts';
import { lookPhrases } from './look-phrases.ts';
import { moodPhrase } from './mood-phrase.ts';
import { movementClause } from './movement-names.ts';
import { saidTogether } from './phrase-stretches.ts';
import { speakerOf } from './spoken.ts';
import { view } from './view.ts';
import { weatherAtWork } from './weather-at-work.ts';

/** Over a picture: what the subject does, what the camera does, what else moves, and how fast. */
export function fromPicture({ fresh, facts }: Telling, camera = cameraSentences(fresh)): Sentence[] {
  return [
    ...subjectMotion(fresh),
    ...camera,
    ...sceneMotion(fresh),
    ...flow([], say('camera', view(fresh))),
    ...saidTogether(fresh, 'surroundings', 'light'),
    ...flow([], ...lookPhrases(fresh), moodPhrase(fresh)),
    ...saidTogether(fresh, 'details', 'lens', 'focus'),
    ...sayFacts(facts),
  ];
}

export function cameraSentences(fresh: Shot): Sentence[] {
  const { movement } = fresh.camera;
  return [sentence(say('camera', movement && movementClause(movement))), ...flow([], ownCamera(fresh))];
}

function subjectMotion(shot: Shot): Sentence[] {
  const { text, action } = goingOn(shot.subject);
  const does = `${text} ${action}`.trim();
  return action === '' && isOnlyNamed(shot) ? [] : [sentence(say('subject', does))];
}

function isOnlyNamed({ subject: { text } }: Shot): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const mayTell = words.length > MOST_IN_NAME || (words.length > 1 && isThirdPerson(words.at(-1) ?? ''));
  return text === plainName(text) && !mayTell;
}

/** More words than these are a sentence whose verb nobody knows. */
const MOST_IN_NAME = 5;

/** What the weather does, what else moves; where nothing is told to, something small does, or the clip would be a still. */
function sceneMotion(shot: Shot): Sentence[] {
  const { subject, place, lines } = shot;
  const weather = weatherAtWork(shot);
  const name = isOnlyNamed(shot) ? subject.text : '';
  const speaks = lines.some((line) => speakerOf(line, shot) === plainName(subject.text));
  const isIdle = subject.action === '' && isOnlyNamed(shot) && !speaks;
  const around = isIdle && name !== '' ? ` around ${name}` : '';
  const still = isIdle && weather === undefined && (name !== '' || place.text === '');
  return [
    sentence(say('place', weather && `${weather}${around}`)),
    sentence(say('subject', still ? `slight natural movement${around}` : undefined)),
    sentence(say('place', place.text)),
  ];
}
