import fc from 'fast-check';

const figures = [
  'a baker',
  'two brothers in boiler suits',
  'an old woman with a cane',
  'three gulls',
  'Mo',
  'the tall referee',
  'seven boats',
  'eine Bäckerin',
  'un phare',
  '一只猫',
];
const actions = [
  'kneads dough',
  'laughing',
  'carries a piano up the stairs',
  'does not look up',
  'never catches up',
  'blinks twice, then turns away',
  'asleep',
];
const places = [
  'in a kitchen at dawn',
  'on the quay',
  'under a railway bridge',
  'behind the third window',
  'in the rain',
];
const crafts = [
  '85mm, f/2.2',
  'slow push in',
  'rim light from the left',
  'low angle',
  'shot on 16mm film',
  'golden hour',
  'Kodak Portra 400',
  'the camera orbits once',
];
const absences = [
  'no people',
  'without cars or signs',
  'no dogs except the beagle',
  "don't show any hands",
  'not without its flaws',
  'no text',
  'sin gente',
  'ohne Boote',
  'nothing but fog',
  'lanterns rather than lamps',
  'not a single fly',
  'steer clear of lens flare',
  'without losing the warmth',
  'no cars and no signs in the street behind',
  'Negative prompt: blurry face',
  'there must not be any text',
  'minus the lid',
  'no smile, it looks wrong',
];
const settings = [
  '9:16',
  '8 seconds',
  '1080p',
  'square',
  'vertical',
  '4K',
  '24fps',
  'seamless loop',
  '--ar 16:9',
  'seed 4711',
  'version 7, stylize 50',
  '1472 by 832',
  'shot in 4K at 24 fps',
  'in cinemascope',
  'A4 landscape',
  '(v7, chaos 20)',
  '30 steps',
  'cfg scale of 7.5',
  'a 16:9 image of a baker',
];
const quotes = [
  'a sign that says "OPEN LATE"',
  'she whispers: "Not yet."',
  'KAROL, dry: “Again.”',
  "a mug with 'also his' on it",
  'wide « Ce soir » in chalk',
  'the banner reads NO MORE BYPASS',
];
const talk = [
  'please',
  'for insta',
  'thanks in advance',
  'must be licence free',
  'make it go viral',
  'can you create an image of a tin robot',
  'our boss wants it by friday',
];
const others = [
  '@mara',
  'the attached photo',
  '[00:02-00:04] it falls',
  '{"lens":"50mm"}',
  '(masterpiece:1.3)',
  '5\'4"',
  '#0F4C3A',
  'raven_v3.svg',
  'https://a.example/b',
  '🐈 on a vespa',
];

const piece = fc.oneof(
  ...[figures, actions, places, crafts, absences, settings, quotes, talk, others].map((list) =>
    fc.constantFrom(...list),
  ),
);
const joiner = fc.constantFrom(', ', '. ', '; ', ' ', '\n', ' — ', ': ', ' / ', ' and ', '! ');

/** A line of the trade: pieces of every kind in any order, however they are joined. */
export const anyLine = fc
  .array(fc.tuple(piece, joiner), { minLength: 1, maxLength: 9 })
  .map((pairs) => pairs.map(([words, mark], at) => (at + 1 < pairs.length ? words + mark : words)).join(''));
