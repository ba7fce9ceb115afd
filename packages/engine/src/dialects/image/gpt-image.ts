import type { Part } from '../../shot/shot.ts';
import {
  listed,
  type Sentence,
  type Stretch,
  say,
  sentence,
  textOf,
  withCapital,
} from '../../writing/sentence.ts';
import type { Dialect, Telling } from '../dialect.ts';
import { citedReferences } from '../pieces/cited.ts';
import { namesMedium } from '../pieces/medium.ts';
import { openingWith } from '../pieces/opening.ts';
import { type Phrases, phrasesOf } from '../pieces/phrases.ts';
import { sceneOf, whenOf } from '../pieces/picture-scene.ts';
import { runningOn } from '../pieces/running-on.ts';
import { sentencesOf, stretchesOf, withCommas } from '../pieces/runs.ts';
import { shotPhrase } from '../pieces/shot-name.ts';

/** Short labelled lines from the back of the set to the front: the scene, the subject, the details, what must not happen. */
export const gptImage: Dialect = {
  fit: (fitted) => {
    if (fitted.shot.negative.length === 0) return;
    const none = fitted.shot.negative.map((value) => `no ${value}`);
    fitted.facts = [{ sentence: withCapital(none.join(', ')), phrase: none.join(', ') }];
  },
  say: (telling) => {
    const phrases = phrasesOf(telling.fresh);
    return isSimple(telling, phrases) ? inOneLine(telling, phrases) : inLines(telling, phrases);
  },
};

const AFTER_THE_OPENING = [
  'surroundings',
  'light',
  'lens',
  'mood',
  'details',
  'camera',
  'framing',
  'focus',
  'look',
  'palette',
] as const;

/** One thing said needs no labels. */
function isSimple({ fresh }: Telling, phrases: Phrases): boolean {
  const said = stretchesOf(phrases, ...AFTER_THE_OPENING);
  return said.length + shotPhrase(fresh).length < 2;
}

function inOneLine({ shot, fresh, model, facts }: Telling, phrases: Phrases): Sentence[] {
  return [
    ...openingWith(fresh, {
      medium: 'A photorealistic photograph',
      framed: (frame) => `A photorealistic photograph, ${frame},`,
    }),
    ...sentencesOf(phrases, ...AFTER_THE_OPENING),
    ...facts.map(({ sentence: words }) => sentence(say('technical', words))),
    ...citedReferences(shot, model),
  ];
}

function inLines({ shot, fresh, model, facts }: Telling, phrases: Phrases): Sentence[] {
  const { subject, place } = fresh;
  const who = { ...fresh, place: { text: '' } };
  const where = [whenOf(fresh), runningOn(place.text)].filter((text) => text !== '').join(', ');
  const scene = subject.text === '' && subject.action === '';
  return [
    sentence(say('camera', namesMedium(fresh) ? undefined : 'Photorealistic photograph')),
    labelled('Scene', 'place', [...stretchOf('place', where), ...stretchesOf(phrases, 'surroundings')]),
    labelled('Subject', 'subject', scene ? [] : [asOne(sceneOf(who).stretches)]),
    labelled('Details', 'technical', stretchesOf(phrases, 'details')),
    labelled('Light', 'light', stretchesOf(phrases, 'light')),
    labelled('Mood', 'mood', stretchOf('mood', fresh.mood)),
    labelled('Camera', 'camera', [
      ...shotPhrase(fresh).flatMap((text) => stretchOf('camera', text)),
      ...stretchesOf(phrases, 'framing', 'camera', 'lens', 'focus'),
    ]),
    labelled('Look', 'technical', stretchesOf(phrases, 'look', 'palette')),
    labelled('Constraints', 'technical', stretchOf('technical', listed(facts.map(({ phrase }) => phrase)))),
    ...citedReferences(shot, model).map(onItsOwnLine),
  ]
    .filter((line) => line.length > 0)
    .map((line, at) => (at === 0 ? withoutBreak(line) : line));
}

function labelled(label: string, part: Part, stretches: readonly Stretch[]): Sentence {
  const said = sentence(...withCommas(stretches));
  return said.length === 0 ? [] : [{ part, text: `\n${label}: ` }, ...said];
}

function asOne(stretches: readonly Stretch[]): Stretch {
  return { part: 'subject', text: textOf([...stretches]) };
}

function stretchOf(part: Part, text: string): Stretch[] {
  return text === '' ? [] : [{ part, text }];
}

function onItsOwnLine(stretches: Sentence): Sentence {
  const [first, ...others] = stretches;
  return first ? [{ ...first, text: `\n${first.text}` }, ...others] : [];
}

function withoutBreak(stretches: Sentence): Sentence {
  const [first, ...others] = stretches;
  return first ? [{ ...first, text: first.text.replace(/^\n/, '') }, ...others] : [];
}
