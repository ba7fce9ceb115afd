import { isSomebody } from '../language/cast/people.ts';
import { secondsIn } from '../language/orders/order-in.ts';
import type { Reading } from '../language/reading.ts';
import type { Kind } from '../language/statement.ts';
import { colours } from '../language/words/colours.ts';
import { senseOf } from '../language/words/senses.ts';
import {
  audiences,
  backdrops,
  cameraBoxMoves,
  cameraDoes,
  colourless,
  endings,
  frameParts,
  lightWords,
  sharpness,
  tones,
  voiceManners,
} from '../language/words/sight-words.ts';
import { sayings } from '../language/words/speech-words.ts';
import { hands } from '../language/words/surfaces.ts';
import { wordSet } from '../language/words/word-set.ts';
import { writtenScript } from '../script-copies/written-script.ts';
import type { Part, Shot } from '../shot/shot.ts';
import type { Sight } from './sight.ts';
import type { Want } from './wants.ts';

interface Known {
  readonly shot: Shot;
  readonly words: Reading;
  /** Whether one of its words is such a word. */
  readonly has: (isOne: (word: string) => boolean) => boolean;
  readonly sight: Sight;
}

const coloured = wordSet(colours);

/** Whether a thing that a guide wants is told already, or nobody could want it here. Sooner silent than asked twice. */
export function isSaid(want: Want, known: Known): boolean {
  return tests[want](known);
}

const tests: Readonly<Record<Want, (known: Known) => boolean>> = {
  light: ({ shot: { light }, words, has }) =>
    light.text !== '' ||
    light.source !== undefined ||
    light.direction !== undefined ||
    light.quality !== undefined ||
    tells(words, 'light') ||
    hasTerm(words, 'light.') ||
    has((word) => lightWords.has(word) || senseOf(word) === 'light'),
  size: ({ shot, shot: { camera, form }, words, has }) =>
    camera.size !== undefined ||
    camera.angle !== undefined ||
    camera.framings.length > 0 ||
    (form === undefined && camera.text !== '') ||
    (wordsOfBox(shot, 'camera').length > 0 && !movesIn(shot)) ||
    tells(words, 'camera') ||
    hasTerm(words, 'camera.size', 'camera.framings') ||
    has((word) => word === 'frame' || word === 'view' || word === 'seen'),
  move: ({ shot, shot: { camera, moves }, words, has }) =>
    has((word) => cameraDoes.has(word)) ||
    movesIn(shot) ||
    camera.movement !== undefined ||
    moves.length > 0 ||
    tells(words, 'move') ||
    hasTerm(words, 'camera.movement'),
  motion: ({ shot: { beats, subject, lines }, words }) =>
    beats.some(({ isDenied }) => !isDenied) ||
    subject.action !== '' ||
    lines.length > 0 ||
    tells(words, 'action'),
  beats: ({ shot: { beats }, words: { statements } }) =>
    beats.filter(({ isDenied }) => !isDenied).length !== 1 ||
    statements.filter(({ kind }) => kind === 'action').length > 1,
  lens: ({ shot: { camera, effects }, words, sight, has }) =>
    camera.lens !== undefined ||
    camera.focus !== undefined ||
    camera.aperture !== undefined ||
    effects.some((one) => one === 'bokeh' || one === 'macro-depth') ||
    camera.size === 'macro' ||
    sight.finish === 'drawn' ||
    sight.finish === 'rendered' ||
    has((word) => sharpness.has(word)) ||
    hasTerm(words, 'camera.lens', 'camera.aperture', 'camera.focus'),
  finish: ({ shot: { camera, effects }, words, sight, has }) =>
    sight.finish !== undefined ||
    camera.body !== undefined ||
    camera.lens !== undefined ||
    effects.length > 0 ||
    tells(words, 'look') ||
    has((word) => senseOf(word) === 'look'),
  made: (known) => tests.finish(known),
  mood: ({ shot: { mood }, words, has }) =>
    mood !== '' || tells(words, 'mood') || has((word) => senseOf(word) === 'feeling'),
  palette: ({ shot: { palette }, has }) =>
    palette.length > 0 || has((word) => coloured.has(word) || colourless.has(word)),
  background: ({ shot: { place }, words, sight, has }) =>
    place.text !== '' ||
    place.class !== undefined ||
    place.background !== undefined ||
    sight.backdrop !== undefined ||
    sight.where !== undefined ||
    tells(words, 'place') ||
    has((word) => backdrops.has(word) || senseOf(word) === 'place'),
  sound: ({ shot: { audio }, words }) =>
    audio.ambience.length + audio.sounds.length > 0 || audio.music !== '' || tells(words, 'sound'),
  delivery: ({ shot: { lines }, has }) =>
    lines.length === 0 ||
    lines.some(({ manner }) => manner !== '') ||
    has((word) => voiceManners.has(word) || (sayings[word] ?? '') !== ''),
  hand: ({ shot: { lettering }, has }) =>
    lettering.length === 0 ||
    lettering.some(({ hand }) => hand !== undefined) ||
    has((word) => hands.has(word)),
  'lettering-place': ({ shot: { lettering }, has }) =>
    lettering.length === 0 ||
    lettering.some(({ surface, place }) => surface !== undefined || place !== undefined) ||
    has((word) => frameParts.has(word)),
  audience: ({ words, has }) => has((word) => audiences.has(word)) || isForSomebody(words),
  tone: ({ shot: { mood }, words, has }) =>
    mood !== '' || tells(words, 'mood') || has((word) => tones.has(word)),
  length: ({ shot: { duration }, words: { text, statements } }) =>
    duration !== undefined ||
    secondsIn(text) !== undefined ||
    statements.some((one) => one.kind === 'setting' && one.key === 'seconds'),
  // Whoever has written the lines has written the last of them.
  ending: ({ shot: { lines }, words: { text }, has }) =>
    lines.length > 0 || has((word) => endings.has(word)) || writtenScript(text, true) !== undefined,
};

function wordsOfBox({ form }: Shot, part: Part): string[] {
  const boxes = form?.boxes ?? [];
  return boxes
    .filter(({ asks }) => asks === part)
    .flatMap(({ said: { tokens } }) => tokens.filter(({ kind }) => kind === 'word').map(({ word }) => word));
}

/** Its box says that the camera moves, or that it does not. */
function movesIn(shot: Shot): boolean {
  return wordsOfBox(shot, 'camera').some((word) => cameraBoxMoves.has(word) || cameraDoes.has(word));
}

function tells({ statements }: Reading, kind: Kind): boolean {
  return statements.some((one) => one.kind === kind);
}

function hasTerm({ terms }: Reading, ...fields: readonly string[]): boolean {
  return terms.some(({ field }) => fields.some((one) => field.startsWith(one)));
}

const NEAR = 4;

/** "For our new drivers". */
function isForSomebody({ tokens }: Reading): boolean {
  return tokens.some(
    ({ word }, at) => word === 'for' && tokens.slice(at + 1, at + NEAR).some((next) => isSomebody(next.word)),
  );
}
