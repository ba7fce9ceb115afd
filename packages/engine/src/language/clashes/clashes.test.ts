import { describe, expect, it } from 'vitest';
import { read } from '../read.ts';
import { wordsOf } from '../span.ts';
import { clashesOf } from './clashes.ts';

function clashesIn(text: string, isClip: boolean): string[] {
  const reading = read(text, { isClip });
  return clashesOf(reading).map(({ one, other }) =>
    [one, other].map((span) => wordsOf(reading.text, span)).join(' / '),
  );
}

describe('[READS-24] what cannot come true together is told', () => {
  it.each([
    ['a street at dawn, at dusk, empty', 'dawn / dusk'],
    ['a night scene in broad daylight', 'night / broad daylight'],
    ['no people. A wheelwright bent over a spoke', 'no people / wheelwright'],
    ['an empty waiting room with about thirty people queuing', 'empty / people'],
    ['completely alone in her shed. Her three apprentices watch her', 'completely alone / apprentices'],
    ['a red car, the car is blue', 'red / blue'],
    ['exactly five candles on a cake, all seven candles burning', 'five / seven'],
    ['low angle, bird’s eye view of a castle', 'low angle / bird’s eye'],
    ['9:16. It has to be 16:9 widescreen for the cinema', '9:16 / 16:9'],
  ])('in a still: %s', (text, clash) => {
    expect(clashesIn(text, false).map((one) => one.replaceAll(/\.$/g, ''))).toEqual([clash]);
  });

  it.each([
    ['locked-off tripod shot, the camera orbits the statue', 'locked-off / camera orbits'],
    ['The camera never moves. It circles the horse slowly.', 'camera never moves / It circles'],
    ['handheld, on a tripod, a chef cooks', 'on a tripod / handheld'],
    ['one unbroken take. Cut to her face.', 'one unbroken take / Cut to'],
    ['slow motion, sped up: a gymnast lands', 'slow motion / sped up'],
  ])('in a clip: %s', (text, clash) => {
    expect(clashesIn(text, true)).toEqual([clash]);
  });

  it.each([
    'the light turns from day to night over a harbour',
    'sunrise to sunset over a city',
    'wide shot of a rider, then a close-up on his face',
    'low angle on the boots. Bird’s eye over the field.',
    'the camera is static, then it follows her',
    'the camera is on a tripod, it pans left slowly',
    'a tripod stands in the field, the camera tracks past it',
    'she cuts to the chase in one take',
    'a night train crosses a bridge at noon',
    'a fisherman’s hut at low tide, no people',
    'a statue of a general in an empty square',
    'an empty glass on a table full of people',
    'a red car beside a blue car',
    'the red scarf and the blue scarf lie on a chair',
    'three dogs on a sofa, two dogs asleep',
    'a black and white cat on a red sofa',
    'black and white, with only the umbrella in red',
    '9:16, not 16:9, a lemon',
    'it has to look like a real photograph, not a drawing, marrows on a table',
  ])('and not what is so one after the other, or of something else: %s', (text) => {
    expect(clashesIn(text, true)).toEqual([]);
  });
});
