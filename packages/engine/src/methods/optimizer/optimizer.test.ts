import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, isClean, longTexts } from '../../../testing/any-text.ts';
import { ideas } from '../../../testing/ideas.ts';
import type { JudgedIdea } from '../../../testing/judged-idea.ts';
import { seeded } from '../../../testing/seeded.ts';
import { inFull, runs } from '../../../testing/soak.ts';
import { unsaid } from '../../../testing/unsaid.ts';
import { findModel } from '../../catalogue/index.ts';
import { type GenreId, genres } from '../../content/genres.ts';
import { contentWords } from '../../language/surroundings/content-words.ts';
import type { Mode } from '../../shot/shot.ts';
import { readShot } from '../../shot-of/read-shot.ts';
import { type Optimized, optimize } from './index.ts';

const modes = ['photo', 'video'] as const;
const genreIds: readonly GenreId[] = genres.map(({ id }) => id);
/** Every idea in the soak, every tenth otherwise. */
const judged: readonly JudgedIdea[] = ideas.filter((_, at) => inFull || at % 10 === 0);

/** Every pair of ideas in the soak, those of a seeded third of them otherwise. */
const compared: readonly JudgedIdea[] = inFull ? ideas : aThird(seeded(20));

function aThird(random: () => number): JudgedIdea[] {
  return ideas.filter(() => random() < 1 / 3);
}

function made(idea: string, genre: GenreId, mode: Mode, modelId?: string): Optimized {
  const result = optimize({
    idea,
    genre,
    mode,
    model: modelId === undefined ? undefined : findModel(modelId),
  });
  if (!result) throw new Error(`Nothing was made of "${idea}".`);
  return result;
}

function addedText({ written }: Optimized): string {
  return written.segments.flatMap(({ added, text }) => (added ? [text] : [])).join('');
}

function holds(text: string, word: string): boolean {
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}

const each = genreIds.flatMap((genre) => modes.map((mode) => [genre, mode] as const));

describe('[O1] the optimizer on judged ideas [IDEA-1]', () => {
  it.each(each)('[O1.1] keeps every word that the person wrote, in their order: %s %s', (genre, mode) => {
    for (const { text, words } of judged) {
      const { written, original } = made(text, genre, mode);
      expect(words.filter((word) => !holds(written.text, word))).toEqual([]);
      expect(written.text.toLowerCase()).toContain(original.toLowerCase());
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
      const after = readShot(made(idea.text, genre, mode).written.text, { mode }).shot;
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

  it.each(each)('[O1.6] tells two ideas apart: %s %s', (genre, mode) => {
    const sets = compared.map(
      ({ text }) => new Set(made(text, genre, mode).added.flatMap((one) => contentWords(one.text))),
    );
    const pairs = sets.flatMap((one, at) =>
      sets.slice(0, at).map((other) => {
        const both = [...one].filter((word) => other.has(word)).length;
        return {
          ofAll: both / (one.size + other.size - both),
          ofTheFewer: both / Math.min(one.size, other.size),
        };
      }),
    );
    expect(pairs.filter(({ ofAll }) => ofAll > 0.4)).toEqual([]);
    const alike = pairs.filter(({ ofTheFewer }) => ofTheFewer > 0.4);
    expect(alike.length / pairs.length).toBeLessThan(0.0025);
    expect(alike.filter(({ ofTheFewer }) => ofTheFewer > 0.6)).toEqual([]);
  });
});

describe('[O2] what the optimizer adds', () => {
  it('[O2.1] to a bare idea: light, lens, place, when or what else is to see', () => {
    const slots = new Set(
      made('a barista closing her cafe', 'cinematic', 'video').added.map(({ slot }) => slot),
    );
    for (const slot of ['light', 'camera', 'place', 'look'] as const) expect(slots).toContain(slot);
  });

  it('[O2.2] no second lens, aperture, move or light where the idea has one', () => {
    for (const genre of genreIds)
      for (const mode of modes) {
        const idea = 'An old man mends a net, slow push in, 85mm at f/2, window light from the left';
        const text = addedText(made(idea, genre, mode));
        expect(text).not.toMatch(/\d ?mm\b|\bf\/\d|\bT\d/);
        expect(readShot(text, { mode }).shot.light.direction).toBeUndefined();
        expect(readShot(text, { mode }).shot.camera.movement).toBeUndefined();
      }
  });

  it('[O2.3] nothing that the idea rules out', () => {
    for (let at = 0; at < 40; at++)
      for (const genre of genreIds) {
        const text = addedText(
          made(`a runner on stair ${at}, no handheld, no drone, no window`, genre, 'video'),
        );
        expect(text).not.toMatch(/handheld|shoulder-mounted|drone|window/i);
      }
  });

  it('[O2.4] nothing from land to an idea under water or in space', () => {
    const land =
      /\b(?:pavement|wall|street|room|table|door|hedge|shelf|chair|roof|kettle|sofa|floorboard|shop|curtain)s?\b/i;
    for (const genre of genreIds)
      for (const mode of modes)
        for (const idea of [
          'two divers find a bell underwater',
          'an astronaut repairs a panel in orbit, in space',
        ])
          expect(addedText(made(idea, genre, mode))).not.toMatch(land);
  });

  it('[O2.5] little to an idea that is complete', () => {
    const idea =
      'Medium close-up of a boat builder planing an oak rib in a shed on the Clyde, late afternoon, drizzle on the skylights, ' +
      'soft window light from the left and a bare bulb behind, 85mm at f/2, static camera, shavings on the floor, tools hung on their outlines, ' +
      'the smell of tar, muted browns with one blue jersey, film grain, an unhurried mood; he stops, runs a thumb along the grain and nods once to himself.';
    for (const genre of genreIds)
      for (const mode of modes) expect(made(idea, genre, mode).added.length).toBeLessThanOrEqual(2);
  });

  it('[O2.6] no sound where none is heard', () => {
    for (const { text } of judged) {
      expect(made(text, 'lifestyle', 'photo').added.filter(({ slot }) => slot === 'sound')).toEqual([]);
      expect(
        made(text, 'lifestyle', 'video', 'runway-gen4').added.filter(({ slot }) => slot === 'sound'),
      ).toEqual([]);
    }
  });

  it('[O2.7] nothing with a screen or a tyre to another century', () => {
    const modern =
      /\b(?:monitor|television|phone|drone|plastic|keyboard|van|headlight|headlamp|traffic|tyre|generator)s?\b/i;
    for (const genre of genreIds)
      for (const idea of [
        'a speakeasy in 1928',
        "a knight returns to his father's hall",
        'hat shop, Lyon, 1895',
      ])
        expect(addedText(made(idea, genre, 'video'))).not.toMatch(modern);
  });

  it('[O2.10] nothing from far off in fog', () => {
    const inFog = ideas.filter(({ weather }) => weather === 'fog' || weather === 'mist');
    expect(inFog.length).toBeGreaterThan(3);
    for (const genre of genreIds)
      for (const mode of modes)
        for (const { text } of inFog)
          for (const said of ['', ', at first light', ' again'])
            expect(addedText(made(`${text}${said}`, genre, mode))).not.toMatch(
              /\b(?:far|horizon|skyline)\b/i,
            );
  });

  it('[O2.8] only what any language can be given, where the idea is not understood', () => {
    for (const idea of [
      '夜の東京、雨、タクシー',
      'una boda bajo la lluvia en el mercado de las flores',
      'свадьба под дождём',
    ]) {
      const { written, added } = made(idea, 'documentary', 'video');
      expect(written.text.toLowerCase()).toContain(idea.toLowerCase());
      expect(added.length).toBeGreaterThan(1);
      expect(added.filter(({ slot }) => slot === 'when' || slot === 'sound')).toEqual([]);
      const { place } = readShot(addedText(made(idea, 'documentary', 'video'))).shot;
      expect([place.hour, place.weather, place.class]).toEqual([undefined, undefined, undefined]);
    }
  });

  it('[O2.9] gives way to the idea where the generator reads no more', () => {
    const idea = 'A lock keeper opens the gate for a barge loaded with sugar beet. '.repeat(7).trim();
    const short = findModel('runway-gen4');
    const { written, added } = made(idea, 'cinematic', 'video', 'runway-gen4');
    expect(written.text).toContain(idea);
    expect(written.dropped.filter(({ reason }) => reason === 'length-limit')).toEqual([]);
    expect(added.length, short?.name).toBeLessThanOrEqual(made(idea, 'cinematic', 'video').added.length);
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
        const { written, added, original } = made(text, genre, 'video');
        expect(written.segments.map((segment) => segment.text).join('')).toBe(written.text);
        const given = written.segments.flatMap((segment) => (segment.added ? [] : [segment.text])).join('');
        expect(given.toLowerCase().startsWith(original.toLowerCase()), given).toBe(true);
        for (const one of added) {
          expect(written.text).toContain(one.text);
          expect(written.segments.some((segment) => segment.added && segment.part === one.part)).toBe(true);
        }
      }
  });

  it('[O3.6] reads another generator’s command as what it says', () => {
    const { written, shot } = optimize({
      idea: '(a welder:1.2) in a greenhouse --ar 4:5 --no text --s 250 --v 7',
      genre: 'cinematic',
      mode: 'photo',
    }) ?? { written: undefined, shot: undefined };
    expect(written?.text).toMatch(/^a welder in a greenhouse/i);
    expect(written?.text).not.toMatch(/--|1\.2|250/);
    expect(shot).toMatchObject({ ratio: '4:5', negative: ['text'] });
  });

  it('[O3.3] of nothing, nothing', () => {
    for (const idea of ['', '   ', '\n\t\u0000'])
      expect(optimize({ idea, genre: 'cinematic', mode: 'photo' })).toBeUndefined();
  });

  it('[O3.4] any text passes: no crash, no control character, no half of a pair', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...genreIds), fc.constantFrom(...modes), (idea, genre, mode) => {
        const result = optimize({ idea, genre, mode });
        return result === undefined || isClean(result.written.text);
      }),
      runs(200, 20_000),
    );
    for (const idea of inFull ? longTexts : longTexts.slice(0, 3))
      expect(isClean(made(idea, 'commercial', 'video').written.text)).toBe(true);
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
      expect(made(idea, 'lifestyle', 'video').written.text.toLowerCase()).toContain(
        idea.trim().toLowerCase(),
      );
  });
});
