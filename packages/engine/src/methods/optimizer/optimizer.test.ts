import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, isClean, longTexts } from '../../../testing/any-text.ts';
import { ideas } from '../../../testing/ideas.ts';
import type { JudgedIdea } from '../../../testing/judged-idea.ts';
import { inFull, runs } from '../../../testing/soak.ts';
import { unsaid } from '../../../testing/unsaid.ts';
import { type GenreId, genres } from '../../content/genres.ts';
import { isSomebody } from '../../language/cast/people.ts';
import { clashesOf } from '../../language/clashes/clashes.ts';
import { read } from '../../language/read.ts';
import { matterOf } from '../../language/words/matter.ts';
import type { Mode } from '../../shot/shot.ts';
import { readShot } from '../../shot-of/read-shot.ts';
import { framing, lens } from '../decisions/camera.ts';
import { light } from '../decisions/light.ts';
import { move } from '../decisions/motion.ts';
import { type Optimized, optimize } from './index.ts';

const modes = ['photo', 'video'] as const;
const genreIds: readonly GenreId[] = genres.map(({ id }) => id);
/** Every idea in the soak, every tenth otherwise. */
const judged: readonly JudgedIdea[] = ideas.filter((_, at) => inFull || at % 10 === 0);

function made(idea: string, genre: GenreId, mode: Mode): Optimized {
  const result = optimize({ idea, genre, mode });
  if (!result) throw new Error(`Nothing was made of "${idea}".`);
  return result;
}

function addedText({ segments }: Optimized): string {
  return segments.flatMap(({ added, text }) => (added ? [text] : [])).join('');
}

const slotsOf = ({ added }: Optimized) => added.map(({ slot, part }) => `${slot} ${part}`);

function holds(text: string, word: string): boolean {
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}

const each = genreIds.flatMap((genre) => modes.map((mode) => [genre, mode] as const));

describe('[O1] the optimizer on judged ideas [IDEA-1]', () => {
  it.each(each)('[O1.1] keeps every word that the person wrote, in their order: %s %s', (genre, mode) => {
    for (const { text, words } of judged) {
      const { text: whole, left, original } = made(text, genre, mode);
      const kept = `${whole} ${left.map((one) => one.text).join(' ')}`;
      expect(words.filter((word) => !holds(kept, word))).toEqual([]);
      if (left.length === 0) expect(whole.toLowerCase()).toContain(original.toLowerCase());
    }
  });

  it.each(each)('[O1.2] adds no other hour, weather or place than the idea has: %s %s', (genre, mode) => {
    const against = judged.flatMap((idea) => {
      const { place } = readShot(addedText(made(idea.text, genre, mode)), { mode }).shot;
      const wrong = (allowed: string | readonly string[] | undefined, found: string | undefined) =>
        allowed !== undefined && found !== undefined && ![allowed].flat().includes(found);
      return wrong(idea.hour, place.hour) ||
        wrong(idea.weather, place.weather) ||
        wrong(idea.placeClass, place.class)
        ? [`${idea.text}: ${place.hour} ${place.weather} ${place.class}`]
        : [];
    });
    expect(against).toEqual([]);
  });

  it.each(each)('[O1.3] reads as the idea does, wherever the idea says something: %s %s', (genre, mode) => {
    const changed = judged.flatMap((idea) => {
      const before = readShot(idea.text, { mode }).shot;
      const after = readShot(made(idea.text, genre, mode).text, { mode }).shot;
      const fields = [
        [before.place.hour, after.place.hour],
        [before.place.weather, after.place.weather],
        [before.place.class, after.place.class],
        [before.subject.people, after.subject.people],
        [before.camera.lens?.mm, after.camera.lens?.mm],
        [before.camera.movement, after.camera.movement],
        [before.light.direction, after.light.direction],
      ];
      return fields.some(([was, is]) => was !== undefined && was !== is)
        ? [`${idea.text}: ${fields.join(' ')}`]
        : [];
    });
    expect(changed).toEqual([]);
  });

  it.each(each)('[O1.4] agrees with itself in hour, weather and place: %s %s', (genre, mode) => {
    for (const { text, hour, weather, placeClass } of judged) {
      const tags = {
        ...(typeof hour === 'string' && { hours: [hour] }),
        ...(typeof weather === 'string' && { weathers: [weather] }),
        ...(typeof placeClass === 'string' && { classes: [placeClass] }),
      };
      const said = unsaid(addedText(made(text, genre, mode)), tags);
      expect(said.filter((problem) => !problem.includes('untagged'))).toEqual([]);
    }
  });

  it.each(each)('[O1.5] brings nobody: %s %s', (genre, mode) => {
    for (const { text } of judged) {
      const { people } = readShot(addedText(made(text, genre, mode)), { mode }).shot.subject;
      expect(people ?? 0, text).toBe(0);
    }
  });

  it.each(each)('[O1.6] brings no conflict into what is said: %s %s', (genre, mode) => {
    const isClip = mode === 'video';
    for (const { text } of judged) {
      const before = clashesOf(read(text, { isClip })).length;
      expect(clashesOf(read(made(text, genre, mode).text, { isClip })).length, text).toBeLessThanOrEqual(
        before,
      );
    }
  });
});

describe('[O2] what the optimizer adds', () => {
  it.each(each)(
    '[O2.1] one light, one view, and in a clip one move and one sound at most: %s %s',
    (genre, mode) => {
      for (const { text } of judged) {
        const slots = slotsOf(made(text, genre, mode));
        const count = (slot: string) => slots.filter((one) => one.startsWith(slot)).length;
        expect([count('light') <= 1, count('camera') <= (mode === 'video' ? 2 : 1)], text).toEqual([
          true,
          true,
        ]);
        expect(count('sound'), text).toBeLessThanOrEqual(mode === 'video' ? 1 : 0);
      }
    },
  );

  it('[O2.11] each with its reason, and what would fit next is something else', () => {
    for (const [genre, mode] of each)
      for (const { text } of judged)
        for (const { text: said, why = '', others = [] } of made(text, genre, mode).added) {
          expect(why.split(' ').length, said).toBeGreaterThan(2);
          const all = [said, ...others.map((other) => other.text)];
          expect(new Set(all).size).toBe(all.length);
        }
  });

  it.each([
    ['a croissant', 'commercial', /behind and to one side/],
    ['a bottle of perfume on black acrylic', 'commercial', /strip of light down each side/],
    ['a wool scarf', 'fashion', /folds/],
    ['a red fox in a forest', 'documentary', /fur/],
    ['an elephant drinks at a waterhole', 'documentary', /skin/],
    ['a dog in the snow', 'lifestyle', /reflected by the snow/],
    ['two divers find a bell underwater', 'cinematic', /from the surface/],
    ['a knight before a burning village', 'cinematic', /the fire alone/],
    ['a market at noon', 'documentary', /short shadows/],
    ['a woman on a beach at dawn', 'lifestyle', /horizon/],
    ['a living room with a linen sofa', 'lifestyle', /window light/],
    ['a server room', 'corporate', /from above/],
    ['a watercolour of a heron', 'cinematic', /pale shadows/],
    ['an anime girl runs up a hill', 'cinematic', /flat shapes/],
  ] as const)('[O2.12] the light fits what is lit: %s', (idea, genre, expected) => {
    const found = made(idea, genre, 'photo').added.find(({ slot }) => slot === 'light');
    expect(found?.text).toMatch(expected);
  });

  it('[O2.13] brings no thing, person or place: what its choices name is light and camera', () => {
    const THERE = new Set(
      'fire glass drink snow rain water leaves petals hands figure athlete animal body wings ground street room stone fabric shine shines side front medium floor window cream cloth ice air surface hair play dark product bird pool pools filling storey pans fur skin scales coat feathers crease pour'.split(
        ' ',
      ),
    );
    const texts = [light, framing, lens, move].flatMap((reasons) =>
      reasons.flatMap(({ say }) => say.map(([text]) => text)),
    );
    const strange = texts.flatMap((text) =>
      text
        .split(/[^a-z-]+/)
        .filter((word) => (isSomebody(word) || matterOf(word) !== undefined) && !THERE.has(word)),
    );
    expect([...new Set(strange)]).toEqual([]);
  });

  it('[O2.2] no second lens, aperture, move or light where the idea has one', () => {
    for (const [genre, mode] of each) {
      const idea = 'An old man mends a net, slow push in, 85mm at f/2, window light from the left';
      const text = addedText(made(idea, genre, mode));
      expect(text).not.toMatch(/\d ?mm\b|\bf\/\d|\bT\d/);
      expect(readShot(text, { mode }).shot.light.direction).toBeUndefined();
      expect(readShot(text, { mode }).shot.camera.movement).toBeUndefined();
    }
  });

  it('[O2.3] nothing that the idea rules out', () => {
    for (const genre of genreIds) {
      const text = addedText(
        made('a runner on a stair, no handheld, no shadows, no close-ups, no window', genre, 'video'),
      );
      expect(text).not.toMatch(/handheld|shadow|close-up|window/i);
    }
  });

  it('[O2.4] nothing photographic to what is no photograph, and no light to what none falls on', () => {
    for (const genre of genreIds)
      for (const mode of modes) {
        for (const idea of [
          'a watercolour of a heron',
          "children's book drawing of a hedgehog",
          'a manga panel of a duel',
        ])
          expect(addedText(made(idea, genre, mode))).not.toMatch(
            /\d ?mm|lens|shot|macro|bokeh|camera|close-up/i,
          );
        expect(
          made('a flat vector icon of a paper plane', genre, mode).added.filter(
            ({ slot }) => slot === 'light',
          ),
        ).toEqual([]);
      }
  });

  it('[O2.5] nothing to an idea that is complete', () => {
    const idea =
      'Medium close-up of a boat builder planing an oak rib in a shed on the Clyde, late afternoon, drizzle on the skylights, ' +
      'soft window light from the left, 85mm at f/2, static camera, the rasp of the plane and rain on the roof.';
    for (const [genre, mode] of each) {
      const { added, left, text } = made(idea, genre, mode);
      expect([added, left, text]).toEqual([[], [], idea]);
    }
  });

  it('[O2.6] no sound where none is heard', () => {
    for (const { text } of judged)
      expect(made(text, 'lifestyle', 'photo').added.filter(({ slot }) => slot === 'sound')).toEqual([]);
    for (const idea of ['a silent clip of a man walking in the snow', 'a man walking in the snow, no sound'])
      expect(made(idea, 'documentary', 'video').added.filter(({ slot }) => slot === 'sound')).toEqual([]);
  });

  it('[O2.8] nothing English to another language', () => {
    for (const idea of [
      '夜の東京、雨、タクシー',
      'una boda bajo la lluvia en el mercado de las flores',
      'свадьба под дождём',
      'Zwei Kinder bauen eine Sandburg am Strand',
    ])
      for (const [genre, mode] of each) {
        const { text, added, left } = made(idea, genre, mode);
        expect([text, added, left]).toEqual([idea, [], []]);
      }
  });

  it('[O2.10] to nine tenths of the ideas that leave light or camera open', () => {
    const open = judged.filter(({ text }) =>
      read(text, { isClip: false }).languages.every((one) => one === 'en'),
    );
    for (const genre of genreIds) {
      const helped = open.filter(({ text }) => made(text, genre, 'photo').added.length > 0);
      expect(helped.length / open.length).toBeGreaterThan(0.9);
    }
  });
});

describe('[O3] what the optimizer hands over', () => {
  it('[O3.1] the same idea, the same bytes', () => {
    for (const { text } of judged)
      expect(JSON.stringify(made(text, 'fashion', 'video'))).toBe(
        JSON.stringify(made(text, 'fashion', 'video')),
      );
  });

  it('[O3.2] tells the added from the given, stretch by stretch and part by part', () => {
    for (const genre of genreIds)
      for (const { text } of judged) {
        const { text: whole, segments, added, left, original } = made(text, genre, 'video');
        expect(segments.map((segment) => segment.text).join('')).toBe(whole);
        const given = segments.flatMap((segment) => (segment.added ? [] : [segment.text])).join('');
        if (left.length === 0)
          expect(given.toLowerCase().startsWith(original.toLowerCase()), given).toBe(true);
        for (const one of added) {
          expect(whole).toContain(one.text);
          expect(segments.some((segment) => segment.added && segment.part === one.part)).toBe(true);
        }
      }
  });

  it('[O3.6] puts what is added in front of the flags of a command, and nothing into data', () => {
    const { text } = made(
      '(a welder:1.2) in a greenhouse --ar 4:5 --no text --s 250 --v 7',
      'cinematic',
      'photo',
    );
    expect(text).toMatch(/^\(a welder:1\.2\) in a greenhouse, .+ --ar 4:5 --no text --s 250 --v 7$/);
    const data = '{"subject": "a welder", "light": "arc"}';
    expect(made(data, 'cinematic', 'photo')).toMatchObject({ text: data, added: [] });
  });

  it('[O3.3] of nothing, nothing', () => {
    for (const idea of ['', '   ', '\n\t\u0000'])
      expect(optimize({ idea, genre: 'cinematic', mode: 'photo' })).toBeUndefined();
  });

  it('[O3.4] any text passes: no crash, no control character, no half of a pair', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...genreIds), fc.constantFrom(...modes), (idea, genre, mode) => {
        const result = optimize({ idea, genre, mode });
        return result === undefined || isClean(result.text);
      }),
      runs(200, 20_000),
    );
    for (const idea of inFull ? longTexts : longTexts.slice(0, 3))
      expect(isClean(made(idea, 'commercial', 'video').text)).toBe(true);
  });

  it('[O3.5] works on a word, two thousand words, capitals, quotes and emoji', () => {
    const long = 'She crosses the yard and counts the crates again. '.repeat(230);
    for (const idea of [
      'coffee',
      long,
      'A DOG ON A TRAIN!!',
      '"stay," she said',
      '🎻 in the rain 🌧️',
      'חתונה בגשם',
    ])
      expect(made(idea, 'lifestyle', 'video').text.toLowerCase()).toContain(idea.trim().toLowerCase());
  });
});
