import { describe, expect, it } from 'vitest';
import { readShot } from '../../shot-of/read-shot.ts';
import { heightOf } from './composition/subject-metres.ts';
import { buildOf } from './figures/build.ts';
import { placeNear } from './figures/place-near.ts';
import { stance } from './figures/poses.ts';
import { skeletonOf } from './figures/skeleton.ts';
import { sceneOf } from './scene-of.ts';
import type { Age, Person, Pose } from './seeing/person.ts';
import { seePerson } from './seeing/see-person.ts';
import { wordsOf } from './seeing/words-of.ts';

const RATIOS = ['16:9', '9:16', '1:1', '2.39:1', '4:5'];
const WHO = ['a man in a field', 'a girl in a kitchen', 'an old woman on a street'];
const AGES: readonly Age[] = ['toddler', 'child', 'teenager', 'adult', 'old'];
const GROUNDED: readonly Pose[] = [
  'stand',
  'walk',
  'sit',
  'sit-low',
  'kneel',
  'crouch',
  'lie',
  'work',
  'dance',
  'lean',
  'fight',
];

const plain = seePerson([], [], 0, 0);
const seen = (words: string, about = '') => seePerson(wordsOf(words), wordsOf(about), 0, 0);
const scenes = (size: string) =>
  WHO.flatMap((who) =>
    RATIOS.map((ratio) => sceneOf(readShot(`${size} of ${who}`).shot, { seed: 3, ratio })),
  );
const firstOf = (people: readonly Person[]): Person => {
  const [first] = people;
  if (!first) throw new Error('nobody is seen');
  return first;
};

describe('[S3] people in the frame', () => {
  it.each([
    ['extreme wide shot', 0.05, 0.13],
    ['wide shot', 0.33, 0.5],
    ['full shot', 0.75, 0.9],
  ])('[S3.1] %s: a figure of %d to %d of the height, with its feet in the frame', (size, least, most) => {
    for (const { view, seen: who, sheet } of scenes(size)) {
      const share = (view.scale * heightOf(firstOf(who.people).age)) / sheet.height;
      const feet = view.at(0, 0, view.distance)[1] / sheet.height;
      expect([share >= least, share <= most]).toEqual([true, true]);
      expect([feet < 0.97, feet - share > 0.03]).toEqual([true, true]);
    }
  });

  it.each([
    ['medium-wide shot', 0.18, 0.34],
    ['medium shot', 0.36, 0.62],
    ['medium close-up', 0.54, 0.76],
    ['close-up', 0.68, 0.86],
  ])('[S3.1] %s: cut between %d and %d of the body, the head whole', (size, least, most) => {
    for (const scene of scenes(size)) {
      const [placed] = placeNear(scene, scene.seen.people);
      if (!placed) throw new Error('nobody is placed');
      const { spot, person } = placed;
      const { height } = scene.sheet;
      const cut = (spot.y - height) / spot.unit;
      expect([cut >= least, cut <= most]).toEqual([true, true]);
      const { head, build } = skeletonOf(person, 'front');
      expect(spot.y - (head[1] + build.head / 2) * spot.unit).toBeGreaterThan(0);
    }
  });

  it('[S3.1] extreme close-up: the head runs over two edges', () => {
    for (const scene of scenes('extreme close-up')) {
      const [placed] = placeNear(scene, scene.seen.people);
      const head = (placed?.spot.unit ?? 0) * buildOf(firstOf(scene.seen.people)).head;
      expect(head).toBeGreaterThan(scene.sheet.height * 1.4);
    }
  });

  it('[S3.2] the younger somebody is, the fewer heads they measure', () => {
    const heads = AGES.map((age) => 1 / buildOf({ age, isWoman: false }).head);
    expect(heads.map((count) => Math.round(count))).toEqual([4, 5, 7, 8, 7]);
    expect(heightOf('toddler')).toBeLessThan(heightOf('child'));
    expect(buildOf({ age: 'old', isWoman: false }).hunch).toBeGreaterThan(0);
  });

  it('[S3.3] whoever touches the ground stands on it, in every posture and at every age', () => {
    for (const age of AGES)
      for (const pose of GROUNDED) {
        const { near, far, pelvis } = skeletonOf({ ...plain, age, pose }, 'three-quarter');
        const low = Math.min(near.leg[2][1], far.leg[2][1], near.leg[1][1], far.leg[1][1], pelvis[1]);
        expect(low).toBeGreaterThan(0.02);
        expect(low).toBeLessThan(0.1);
      }
    expect(stance('jump').lift).toBeGreaterThan(0.1);
  });

  it.each([
    ['a nurse', 'sits with a cup', { garment: 'uniform', pose: 'sit', prop: 'cup' }],
    ['a girl in a red dress with a balloon', '', { age: 'child', garment: 'dress', prop: 'balloon' }],
    ['a knight', 'draws his sword', { garment: 'armour', hat: 'helmet', prop: 'sword' }],
    ['a toddler', 'sits on the floor', { age: 'toddler', pose: 'sit-low' }],
    [
      'a teenager in a hoodie with a backpack',
      'walks',
      { age: 'teenager', garment: 'hoodie', hasBackpack: true },
    ],
    ['a street sweeper with a broom', '', { prop: 'broom', pose: 'hold' }],
    ['a man', 'looks into the camera', { pose: 'lean' }],
    ['an old blonde woman with glasses', '', { age: 'old', isFair: true, hasGlasses: true }],
    ['an astronaut', 'walks', { garment: 'spacesuit', hat: 'space-helmet', pose: 'walk' }],
  ])('[S3.4] “%s” who %s is seen as told', (words, about, told) => {
    expect(seen(words, about)).toMatchObject(told);
  });

  it('[S3.4] a camera that is looked into is not held', () => {
    expect(seen('a man', 'looks into the camera').prop).toBeUndefined();
    expect(seen('a man with a camera').prop).toBe('camera');
  });

  it('[S3.5] several people of one word are alike, and the second after an “and” is another', () => {
    const people = (text: string) => sceneOf(readShot(text).shot, { seed: 1, ratio: '16:9' }).seen.people;
    expect(people('Three women in suits').map(({ isWoman, garment }) => [isWoman, garment])).toEqual(
      Array.from({ length: 3 }, () => [true, 'suit']),
    );
    expect(people('A man in a suit and a girl in a dress').map(({ age, garment }) => [age, garment])).toEqual(
      [
        ['adult', 'suit'],
        ['child', 'dress'],
      ],
    );
  });
});
