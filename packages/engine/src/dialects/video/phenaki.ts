import type { Shot } from '../../shot/shot.ts';
import { plainName } from '../../writing/plain-name.ts';
import { article, type Sentence, type Stretch, say, sentence, withCapital } from '../../writing/sentence.ts';
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
import { weatherAtWork } from '../pieces/weather-at-work.ts';

/** Numbered beats of a sentence each that call the subject by the same words. */
export const phenaki: Dialect = {
  isWhole: true,
  say: (telling) => numbered(telling.isFromImage ? beatsFromPicture(telling) : beatsOf(telling)),
};

function beatsOf({ shot, fresh, facts }: Telling): Sentence[] {
  const { subject } = fresh;
  const [first = '', ...others] = beats(subject.action);
  const name = subject.text === '' ? 'the scene' : plainName(subject.text);
  const weather = weatherAtWork(shot);
  const phrases = phrasesOf(fresh);
  return [
    sceneSentence({ ...fresh, subject: { ...subject, action: first } }),
    ...others.map((step) => sentence(say('subject', `${name} ${step}`))),
    sentence(say('place', weather && `${weather} around ${name}`)),
    ...flow([], ...stretchesOf(phrases, 'surroundings', 'details')),
    ...seen(fresh, name),
    ...facts.map((fact) => sentence(say('technical', fact.sentence))),
  ];
}

/** What comes next stands behind what comes first, before the camera. */
function beatsFromPicture(telling: Telling): Sentence[] {
  const { subject } = telling.fresh;
  const [first = '', ...others] = beats(subject.action);
  const fresh = { ...telling.fresh, subject: { ...subject, action: first } };
  const [opening = [], ...rest] = fromPicture({ ...telling, fresh });
  return [opening, ...others.map((step) => sentence(say('subject', `${subject.text} ${step}`))), ...rest];
}

/** How it is looked at, in a beat of its own that names who it is again. */
function seen(fresh: Shot, name: string): Sentence[] {
  const { movement } = fresh.camera;
  const named = view(fresh);
  const how = [
    say('camera', movement && movementClause(movement)),
    ownCamera(fresh),
    ...stretchesOf(phrasesOf(fresh), 'light'),
    moodPhrase(fresh),
    ...glassPhrases(fresh),
    ...lookPhrases(fresh),
  ].filter((phrase) => phrase !== undefined);
  if (named === '' && how.length === 0) return [];
  const lead: Stretch =
    named === ''
      ? { part: 'subject', text: withCapital(name) }
      : { part: 'camera', text: `${withCapital(article(named))} ${named} of ${name}` };
  return flow([lead], ...how);
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
