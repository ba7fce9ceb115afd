import { describe, expect, it } from 'vitest';
import { unsaid } from '../../../testing/unsaid.ts';
import { hours, weathers } from '../../shot/words.ts';
import { type Fits, narrow } from '../fits.ts';
import { genres } from '../genres.ts';
import type { Addition, GenreBank } from './addition.ts';
import { additions } from './additions.ts';
import { elsewhere } from './elsewhere.ts';
import { anyLights, anyPlaces, anyWhens, compositions, finishes, palettes, tones } from './shared.ts';

const banks: { id: string; bank: GenreBank }[] = genres.map(({ id }) => ({ id, bank: additions[id] }));
const lists: { where: string; least: number; list: readonly Addition[] }[] = banks.flatMap(
  ({ id, bank: { light, camera, place, when, detail } }) => [
    { where: `${id} light`, least: 14, list: light },
    { where: `${id} camera photo`, least: 32, list: camera.photo },
    { where: `${id} camera video`, least: 32, list: camera.video },
    { where: `${id} place`, least: 14, list: place },
    { where: `${id} when`, least: 10, list: when },
    { where: `${id} detail to see`, least: 10, list: detail.filter(({ of }) => of !== 'sound') },
    { where: `${id} detail to hear`, least: 18, list: detail.filter(({ of }) => of === 'sound') },
  ],
);
const shared: typeof lists = [
  ...Object.entries(elsewhere).flatMap(([where, { light, place }]) => [
    { where: `${where} light`, least: 8, list: light },
    { where: `${where} place`, least: 8, list: place },
  ]),
  { where: 'any light', least: 20, list: anyLights },
  { where: 'any place', least: 20, list: anyPlaces },
  { where: 'any when', least: 24, list: anyWhens },
  { where: 'tones', least: 70, list: tones },
  { where: 'compositions', least: 70, list: compositions },
  { where: 'palettes', least: 40, list: palettes },
  { where: 'finishes', least: 30, list: finishes },
];
const every = [...lists, ...shared].flatMap(({ where, list }) =>
  list.map((addition) => ({ where, addition })),
);

/** Whatever an idea can say of where and when. */
const occasions: Fits[] = (['interior', 'exterior'] as const).flatMap((place) =>
  hours.flatMap((hour) =>
    weathers.map((weather): Fits => ({ classes: [place], hours: [hour], weathers: [weather] })),
  ),
);

describe('[W4] additions', () => {
  it('[W4.1] are as many as promised, in every genre', () => {
    for (const { where, least, list } of lists) expect(list.length, where).toBeGreaterThanOrEqual(least);
  });

  it('[W4.2] say in their tags what they say in words', () => {
    const onEarth = every.filter(({ addition }) => !addition.classes?.includes('space'));
    expect(onEarth.flatMap(({ addition }) => unsaid(addition.text, addition))).toEqual([]);
  });

  it('[W4.3] bring nobody, nothing alive, and nothing that the subject does', () => {
    const brings =
      /\b(he|she|his|her|hers|him|they|their|man|men|woman|women|girl|boy|child|children|people|person|figure|crowd|model|worker|stranger|passers?-by|somebody|someone|dog|cat|bird|horse|gull|face|eyes|hands|smil\w+)\b/i;
    expect(every.filter(({ addition }) => brings.test(addition.text))).toEqual([]);
  });

  it('[W4.4] continue a sentence and do not end it', () => {
    expect(
      every.filter(
        ({ addition: { text } }) => !/^([a-z0-9]|ISO |T\d|.*mm|Polaroid)/.test(text) || /[.;:]$/.test(text),
      ),
    ).toEqual([]);
    const cameras = every.filter(({ where }) => where.includes('camera'));
    expect(cameras.filter(({ addition }) => addition.text.length > 90)).toEqual([]);
  });

  it('[W4.5] name the hour or the weather when they are about it', () => {
    const silent = every.filter(
      ({ where, addition }) => where.endsWith('when') && !addition.hours && !addition.weathers,
    );
    expect(silent).toEqual([]);
  });

  it.each(lists.filter(({ where }) => / (light|place|camera photo|camera video|detail to see)$/.test(where)))(
    '[W4.6] leave a choice wherever and whenever the idea is: $where',
    ({ where, list }) => {
      const least = where.endsWith('light') ? 3 : 7;
      const short = [...occasions, { classes: ['studio'] } satisfies Fits]
        .map((occasion) => ({ occasion, left: list.filter((addition) => narrow(addition, occasion)).length }))
        .filter(({ occasion, left }) => left < (occasion.hours ? least : 2));
      expect(short.map(({ occasion, left }) => `${JSON.stringify(occasion)}: ${left}`)).toEqual([]);
    },
  );

  it('[W4.8] of tone, composition and palette suit any place, hour and weather', () => {
    const free: readonly Addition[] = [
      ...anyLights,
      ...anyPlaces,
      ...tones,
      ...compositions,
      ...palettes,
      ...finishes,
    ];
    expect(free.filter((one) => one.classes || one.hours || one.weathers)).toEqual([]);
  });

  it('[W4.7] reach every hour: each genre can say it', () => {
    for (const { id, bank } of banks)
      for (const hour of hours)
        expect(
          bank.when.some((addition) => narrow(addition, { hours: [hour] })),
          `${id} ${hour}`,
        ).toBe(true);
  });
});
