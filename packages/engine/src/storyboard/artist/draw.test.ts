import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, longTexts } from '../../../testing/any-text.ts';
import { emptyShot } from '../../shot/index.ts';
import { readShot } from '../../shot-of/read-shot.ts';
import { draw } from './index.ts';
import { seededRandom } from './random.ts';
import { seePlace } from './seeing/see-place.ts';
import { seeSubject } from './seeing/see-subject.ts';

const shotOf = (text: string) => readShot(text).shot;
const sketch = (text: string, seed = 1, ratio = '16:9') => draw(shotOf(text), { seed, ratio });
/** Nothing but paths and one turned group: no text, address, style or script has a place in it. */
const ONLY_PATHS =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+" width="\d+" height="\d+" stroke-linecap="round" stroke-linejoin="round">(?:<g transform="[a-z0-9 ().-]+">|<\/g>|<path (?:fill|stroke|stroke-width|opacity|d|"| |=|#[0-9a-f]{6}|none|[\d.MLlcvhz -])+\/>)+<\/svg>$/;
const MOST_BYTES = 150_000;
const crowded = 'A crowd at a night market in the rain, wide shot';

function checksum(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  return sum;
}

describe('[S1] a sketch', () => {
  it('[S1.1] is the same for the same shot and seed, and another for another seed', () => {
    const text = 'Wide shot of a woman walking down a street at night';
    expect(sketch(text, 7)).toBe(sketch(text, 7));
    expect(sketch(text, 7)).not.toBe(sketch(text, 8));
    expect(checksum(sketch(text, 7))).toMatchInlineSnapshot(`-1722191955`);
  });

  it.each([
    ['16:9', 16 / 9],
    ['9:16', 9 / 16],
    ['1:1', 1],
    ['2.39:1', 2.39],
    ['4:5', 4 / 5],
    ['nonsense', 16 / 9],
    ['1:0', 16 / 9],
  ])('[S1.2] has the shape that is asked for: %s', (ratio, shape) => {
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(sketch('A dog', 1, ratio)) ?? [];
    expect(Number(width) / Number(height)).toBeCloseTo(shape, 1);
  });

  it('[S1.3] holds nothing but paths, whatever the text says', () => {
    expect(sketch('A man <script>alert(1)</script> "&" in a kitchen')).toMatch(ONLY_PATHS);
    fc.assert(
      fc.property(anyText, fc.integer(), (text, seed) => {
        const svg = sketch(text, seed);
        expect(svg).toMatch(ONLY_PATHS);
        expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      }),
      { numRuns: 40 },
    );
  });

  it('[S1.4] of the longest texts is a sketch too', () => {
    for (const text of longTexts.slice(0, 6)) expect(sketch(text)).toMatch(ONLY_PATHS);
  });

  it('[S1.5] is at most 150,000 characters', () => {
    for (const seed of [1, 2, 3]) expect(sketch(crowded, seed).length).toBeLessThan(MOST_BYTES);
  });

  it('[S1.6] of a face is not one of a figure far away', () => {
    const at = (size: string) => sketch(`${size} of a woman in a kitchen`);
    expect(new Set(['wide shot', 'medium shot', 'close-up', 'extreme close-up'].map(at)).size).toBe(4);
  });
});

describe('[S2] what the artist sees', () => {
  it.each([
    ['a baker kneads bread in a kitchen', 'kitchen'],
    ['a clerk at a desk in an office', 'office'],
    ['a dancer on a stage', 'stage'],
    ['a man walks down a street', 'street'],
    ['two cats in an alley', 'alley'],
    ['a deer in a snowy forest', 'forest'],
    ['a tractor in a wheat field', 'field'],
    ['a man crossing the desert', 'desert'],
    ['a trawler at sea', 'sea'],
    ['a fisherman in a harbour', 'harbour'],
    ['a goat in the mountains', 'mountains'],
    ['a perfume bottle in a studio', 'studio'],
    ['a diver underwater', 'underwater'],
    ['a man in a train carriage', 'train'],
    ['a woman in a bathroom', 'bathroom'],
    ['a teacher in a classroom', 'classroom'],
    ['a woman on a train platform', 'platform'],
    ['a man in a subway station', 'platform'],
    ['an explorer in a cave', 'cave'],
    ['a hiker at a waterfall', 'waterfall'],
    ['a man on a bridge', 'bridge'],
    ['a man in ancient ruins', 'ruins'],
    ['a bottle on a platform', 'open'],
    ['a woman in a bedroom', 'bedroom'],
    ['a chef in a restaurant kitchen', 'kitchen'],
    ['a nurse in a hospital corridor', 'hospital'],
    ['an astronaut standing on the moon', 'moon'],
    ['skyscrapers at night', 'rooftop'],
    ['a city skyline at dusk', 'rooftop'],
    ['a woman walking down a hotel corridor', 'corridor'],
    ['farmers harvesting wheat', 'field'],
    ['a knight in front of a castle', 'castle'],
    ['two men in a dark car park', 'carpark'],
    ['a woman on a staircase', 'stairs'],
    ['an explorer in the jungle', 'jungle'],
    ['a waterfall in the jungle', 'waterfall'],
    ['a cowboy in front of a saloon', 'street'],
    ['a boxer in the ring', 'ring'],
    ['a school bus on a country road', 'field'],
    ['a robot watering plants in a greenhouse', 'room'],
    ['a truck on the highway', 'open'],
    ['a man sitting on a rock by the sea', 'beach'],
    ['a couple hugging on a railway platform', 'platform'],
    ['a quokka', 'plain'],
  ])('[S2.1] the place of “%s” is drawn as %s', (text, place) => {
    expect(seePlace(shotOf(text))).toBe(place);
  });

  it.each([
    ['an old man with a hat', 'person', undefined],
    ['a horse in a field', 'creature', 'horse'],
    ['two dogs on a beach', 'creature', 'dog'],
    ['a red car on a road', 'thing', 'car'],
    ['a product shot of a perfume bottle', 'thing', 'bottle'],
    ['hands mending a net', 'hands', undefined],
    ['fishing boats in a harbour', 'thing', 'boat'],
    ['Mara, thirty-four, cropped copper hair, navy suit', 'person', undefined],
    ['a thin silver ring: the hands of Noor fold a napkin', 'hands', 'ring'],
    ['middle of a bus lane, a vixen', 'creature', 'fox'],
    ['a lion in the grass', 'creature', 'lion'],
    ['a goat on a hill', 'creature', 'beast'],
    ['a bus on a street', 'thing', 'bus'],
    ['a steam train in the mountains', 'thing', 'steamer'],
    ['a container ship in fog', 'thing', 'ship'],
    ['a wooden sailing ship', 'thing', 'boat'],
    ['a candle on a table', 'thing', 'candle'],
    ['a trumpet on a table', 'unknown', undefined],
    ['a ninja on a rooftop', 'person', undefined],
    ['a coat on a hook', 'unknown', undefined],
    ['a quokka', 'unknown', undefined],
    ['', 'none', undefined],
  ])('[S2.2] “%s” is about a %s', (text, main, kind) => {
    const seen = seeSubject(text === '' ? emptyShot('photo') : shotOf(text), seededRandom(1));
    expect([seen.main, seen.creature ?? seen.thing]).toEqual([main, kind]);
  });

  it('[S2.3] people are as many, as old and as busy as told', () => {
    const { people } = seeSubject(
      shotOf('an old fisherman with a beard and a girl mend a net'),
      seededRandom(1),
    );
    expect(people.map(({ age, hasBeard }) => [age, hasBeard])).toEqual([
      ['old', true],
      ['child', false],
    ]);
    expect(people[0]?.pose).toBe('work');
  });

  it.each([
    ['a fisherman in a small boat on a lake', 'sit', undefined],
    ['a lone rider on a horse crossing a desert', 'ride', undefined],
    ['a diver above a coral reef underwater', 'swim', undefined],
    ['a couple dancing under street lamps', 'embrace', undefined],
    ['hikers climbing a ridge', 'climb', undefined],
    ['a street musician playing guitar', 'play', 'guitar'],
    ['a woman holding a cup of coffee under a lamp', 'hold', 'cup'],
  ])('[S2.3] “%s”: one of them does %s and holds %s', (text, pose, prop) => {
    const [first] = seeSubject(shotOf(text), seededRandom(1)).people;
    expect([first?.pose, first?.prop]).toEqual([pose, prop]);
  });

  it('[S2.3] a daughter beside her mother is a child', () => {
    const { people } = seeSubject(shotOf('a mother and her daughter on a bench'), seededRandom(1));
    expect(people.map(({ age }) => age)).toEqual(['adult', 'child']);
  });
});
