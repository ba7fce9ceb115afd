import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Measurements, measurePicture } from '../picture/measure-picture.ts';
import type { Body, Face, Sight, Thing } from './sight.ts';
import { sightingsIn } from './sightings-in.ts';
import { tellSeen } from './tell-seen.ts';
import { type ThingKind, thingKinds } from './thing-kinds.ts';

const grey = measurePicture({ width: 90, height: 60, pixels: new Uint8Array(3 * 90 * 60).fill(120) });
const nothing: Sight = { things: [], bodies: [], faces: [], lines: [], cutout: undefined };
const bare = { subject: 'a scene', environment: 'filling the frame', lighting: 'light', style: 'photograph' };

const thing = (kind: ThingKind, score: number, more: Partial<Thing> = {}): Thing => ({
  kind,
  box: { x: 0.3, y: 0.3, width: 0.4, height: 0.4 },
  score,
  mirrored: score,
  ...more,
});

const face = (height: number, more: Partial<Face> = {}): Face => ({
  box: { x: 0.5 - height / 3, y: 0.2, width: height * 0.7, height },
  score: 0.95,
  turn: { yaw: 2, pitch: 0, roll: 0 },
  eyes: { left: 0.3, right: 0.3 },
  cheeks: { left: 50, right: 50 },
  mouth: { width: 0.5, open: 0, lift: 0 },
  ...more,
});

/** A body that stands upright, seen down to the joint of that number. */
function body(top: number, bottom: number, downTo = 16): Body {
  const heights = [
    0.06, 0.04, 0.04, 0.05, 0.05, 0.18, 0.18, 0.33, 0.33, 0.48, 0.48, 0.52, 0.52, 0.74, 0.74, 0.97, 0.97,
  ];
  const joints = heights.map((share, at) => ({
    x: 0.5 + (at % 2 === 0 ? 0.03 : -0.03),
    y: top + share * (bottom - top),
    score: at <= downTo ? 0.8 : 0.05,
  }));
  return { box: { x: 0.42, y: top, width: 0.16, height: Math.min(1, bottom) - top }, joints, score: 0.7 };
}

const says = (sight: Partial<Sight>) =>
  sightingsIn({ ...nothing, ...sight }, grey)
    .filter(({ isSure }) => isSure)
    .map((sighting) => sighting.says);

describe('[EYE-2] what is sure needs evidence', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const box = fc.record({ x: share, y: share, width: share, height: share });
  const sights: fc.Arbitrary<Sight> = fc.record({
    things: fc.array(
      fc.record({ kind: fc.constantFrom(...thingKinds), box, score: share, mirrored: share }),
      { maxLength: 12 },
    ),
    bodies: fc.array(
      fc.record({
        box,
        joints: fc.array(fc.record({ x: share, y: share, score: share }), { minLength: 17, maxLength: 17 }),
        score: share,
      }),
      { maxLength: 6 },
    ),
    faces: fc.array(
      fc.record({
        box,
        score: share,
        turn: fc.record({
          yaw: fc.integer({ min: -90, max: 90 }),
          pitch: fc.constant(0),
          roll: fc.constant(0),
        }),
        eyes: fc.record({ left: share, right: share }),
        cheeks: fc.record({
          left: fc.integer({ min: 0, max: 100 }),
          right: fc.integer({ min: 0, max: 100 }),
        }),
        mouth: fc.record({ width: share, open: share, lift: share }),
      }),
      { maxLength: 12 },
    ),
    lines: fc.array(fc.record({ text: fc.string(), box, score: share }), { maxLength: 8 }),
    cutout: fc.constant(undefined),
  });

  it('names two grounds for whatever it says without asking, and is more than half sure of it', () => {
    fc.assert(
      fc.property(sights, (sight) => {
        for (const sighting of sightingsIn(sight, grey)) {
          expect(sighting.percent).toBeLessThanOrEqual(100);
          if (!sighting.isSure) continue;
          expect(sighting.because.length).toBeGreaterThanOrEqual(2);
          expect(sighting.percent).toBeGreaterThan(50);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('puts no word into an analysis that is only asked', () => {
    fc.assert(
      fc.property(sights, (sight) => {
        const sightings = sightingsIn(sight, grey);
        const sure = sightings.filter(({ isSure }) => isSure);
        expect(tellSeen(bare, sightings)).toEqual(tellSeen(bare, sure));
      }),
      { numRuns: 100 },
    );
  });

  it('gives every sighting an id of its own', () => {
    fc.assert(
      fc.property(sights, (sight) => {
        const ids = sightingsIn(sight, grey).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 100 },
    );
  });

  it('asks where a thing looks like another, or only one way round', () => {
    expect(says({ things: [thing('dog', 0.8)] })).toContain('a dog');
    expect(says({ things: [thing('dog', 0.8, { rival: { kind: 'cat', score: 0.7 } })] })).not.toContain(
      'a dog',
    );
    expect(says({ things: [thing('dog', 0.9, { mirrored: 0.2 })] })).not.toContain('a dog');
  });

  it('[EYE-10] takes an outline for somebody only where nothing else has it, and asks of a face alone', () => {
    expect(says({ things: [thing('person', 0.7)] })).toContain('a person');
    const lighthouse = thing('person', 0.68, { rival: { kind: 'fire hydrant', score: 0.5 } });
    expect(says({ things: [lighthouse] })).not.toContain('a person');
    expect(says({ faces: [face(0.2, { score: 0.95 })] })).not.toContain('a person');
    const dog = thing('dog', 0.5, { box: { x: 0.3, y: 0.1, width: 0.5, height: 0.8 } });
    const asked = sightingsIn({ ...nothing, things: [dog], faces: [face(0.2, { score: 0.9 })] }, grey);
    expect(asked.map(({ says: words }) => words)).toContain('a dog');
    expect(asked.map(({ says: words }) => words)).not.toContain('a person');
  });

  it('[EYE-10] says a jar or a box, which much looks like, only where it is surer than of a clock', () => {
    expect(says({ things: [thing('clock', 0.65)] })).toContain('a clock');
    expect(says({ things: [thing('vase', 0.65)] })).not.toContain('a vase');
    expect(says({ things: [thing('vase', 0.85)] })).toContain('a vase');
  });

  it('[EYE-13] offers the other kind where two are nearly as likely, and none where one is sure', () => {
    const of = (score: number, rival: number) =>
      sightingsIn(
        { ...nothing, things: [thing('cow', score, { rival: { kind: 'dog', score: rival } })] },
        grey,
      )[0];
    expect(of(0.5, 0.45)).toMatchObject({ says: 'a cow', rather: 'a dog', isSure: false });
    expect(of(0.5, 0.1)?.rather).toBeUndefined();
    expect(of(0.9, 0.5)).toMatchObject({ isSure: true });
    expect(of(0.9, 0.5)?.rather).toBeUndefined();
  });

  it('[EYE-10] tells first whom or what the shot is of', () => {
    const small = thing('person', 0.5, { box: { x: 0.9, y: 0.8, width: 0.05, height: 0.15 } });
    const large = thing('dog', 0.5);
    const [first] = sightingsIn({ ...nothing, things: [small, large] }, grey);
    expect(first?.says).toBe('a dog');
  });
});

describe('[EYE-3] the frame follows from heads and bodies', () => {
  it.each([
    { says: 'extreme close-up', seen: { faces: [face(0.8)] } },
    { says: 'close-up', seen: { faces: [face(0.45)] } },
    { says: 'medium close-up', seen: { faces: [face(0.28)] } },
    { says: 'medium shot', seen: { bodies: [body(0.1, 1.6, 12)] } },
    { says: 'medium long shot', seen: { bodies: [body(0.1, 1.2, 14)] } },
    { says: 'full shot', seen: { bodies: [body(0.1, 0.95)] } },
    { says: 'long shot', seen: { bodies: [body(0.4, 0.75)] } },
  ])('$says', ({ says: words, seen }) => {
    const person = thing('person', 0.9, {
      box: seen.bodies?.[0]?.box ?? { x: 0.2, y: 0.1, width: 0.6, height: 0.9 },
    });
    expect(says({ ...seen, things: [person] })).toContain(words);
  });

  it('[EYE-11] says the size of a group only where the frame cuts all of them alike', () => {
    const outline = (x: number, bottom: number) =>
      thing('person', 0.9, { box: { x, y: 0.1, width: 0.3, height: bottom - 0.1 } });
    const at = (x: number) => face(0.2, { box: { x: x + 0.08, y: 0.16, width: 0.14, height: 0.2 } });
    const faces = [at(0.1), at(0.55)];
    expect(says({ things: [outline(0.1, 1), outline(0.55, 1)], faces })).toContain('medium shot');
    expect(says({ things: [outline(0.1, 1), outline(0.55, 0.8)], faces })).not.toContain('medium shot');
  });

  it('[EYE-11] says how large an animal or a far figure stands in the frame', () => {
    const whole = (kind: ThingKind, height: number) =>
      thing(kind, 0.9, { box: { x: 0.4, y: 0.15, width: height / 3, height } });
    expect(says({ things: [whole('horse', 0.75)] })).toContain('full shot');
    expect(says({ things: [whole('boat', 0.3)] })).toContain('long shot');
    expect(says({ things: [whole('person', 0.1)] })).toContain('extreme long shot');
    expect(says({ things: [whole('bottle', 0.75)] })).not.toContain('full shot');
  });

  it('[EYE-11] calls a place with a horizon and nothing near a wide shot', () => {
    const land: Measurements = {
      ...grey,
      horizon: { y: 0.5, tilt: 0, certainty: 1 },
      focus: { ...grey.focus, depth: 'deep' },
    };
    const sized = (sight: Partial<Sight>, measured: Measurements) =>
      sightingsIn({ ...nothing, ...sight }, measured).filter(({ kind }) => kind === 'shot-size');
    expect(sized({}, land)).toMatchObject([{ says: 'wide shot', isSure: true }]);
    const near = thing('chair', 0.5, { box: { x: 0.2, y: 0.4, width: 0.5, height: 0.6 } });
    expect(sized({ things: [near] }, land)).toEqual([]);
    const shallow: Measurements = { ...land, focus: { ...land.focus, depth: 'shallow' } };
    expect(sized({}, shallow)).toEqual([]);
  });

  it('says which way a face looks and from where it is lit', () => {
    const person = thing('person', 0.9, { box: { x: 0.2, y: 0.1, width: 0.6, height: 0.9 } });
    const turned = face(0.3, { turn: { yaw: 40, pitch: 0, roll: 0 } });
    expect(says({ things: [person], faces: [turned] })).toContain('in three-quarter view, facing right');
    const lit = face(0.3, { cheeks: { left: 80, right: 35 } });
    expect(says({ things: [person], faces: [lit] })).toContain('key light on the left side of the face');
  });

  it('says how somebody holds themselves', () => {
    const standing = body(0.1, 0.95);
    const person = thing('person', 0.9, { box: standing.box });
    expect(says({ things: [person], bodies: [standing] })).toContain('standing');
  });
});

describe('[EYE-4] what is told of it', () => {
  const dogs = [0, 0.4].map((x) => thing('dog', 0.8, { box: { x, y: 0.3, width: 0.35, height: 0.4 } }));
  const small = thing('bottle', 0.8, { box: { x: 0.8, y: 0.1, width: 0.1, height: 0.1 } });
  const sightings = sightingsIn(
    { ...nothing, things: [...dogs, small], lines: [{ text: 'OPEN', score: 0.98, box: small.box }] },
    grey,
  );

  it('counts what is of a kind, and keeps the small for the place', () => {
    expect(tellSeen(bare, sightings)).toMatchObject({
      subject: 'two dogs',
      environment: 'with a bottle in view, with lettering that reads “OPEN”',
    });
  });

  it('goes by what a person says of it, and leaves the words of a file their place', () => {
    const verdicts = { 'thing-1': { kind: 'said', words: 'a fox' }, 'thing-2': { kind: 'dropped' } } as const;
    expect(tellSeen(bare, sightings, verdicts).subject).toBe('a fox');
    expect(tellSeen({ ...bare, subject: 'A quay' }, sightings, {}, true).subject).toBe('A quay');
    expect(tellSeen({ ...bare, subject: 'A quay' }, sightings, verdicts, true).subject).toBe('A quay, a fox');
  });

  it('[EYE-12] leaves the number of people open while it still asks of one', () => {
    const stand = (x: number, score: number) =>
      thing('person', score, { box: { x, y: 0.2, width: 0.2, height: 0.7 } });
    const three = sightingsIn(
      { ...nothing, things: [stand(0.05, 0.9), stand(0.4, 0.9), stand(0.75, 0.5)] },
      grey,
    );
    const asked = three.find(({ isSure }) => !isSure)?.id ?? '';
    const subject = (kind?: 'kept' | 'dropped') =>
      tellSeen(bare, three, kind && { [asked]: { kind } }).subject;
    expect(subject()).toMatch(/^people\b/);
    expect(subject('kept')).toMatch(/^three people\b/);
    expect(subject('dropped')).toMatch(/^two people\b/);
  });

  it('[EYE-12] asks of a faint figure where the number of several hangs on it, and not beside one alone', () => {
    const at = (x: number, score: number) =>
      thing('person', score, { box: { x, y: 0.2, width: 0.2, height: 0.7 } });
    const asked = (...things: Thing[]) =>
      sightingsIn({ ...nothing, things }, grey).filter(({ kind, isSure }) => kind === 'person' && !isSure);
    expect(asked(at(0.05, 0.9), at(0.4, 0.9), at(0.75, 0.32))).toHaveLength(1);
    expect(asked(at(0.05, 0.9), at(0.75, 0.32))).toEqual([]);
  });

  it('[EYE-12] takes nobody small for the subject while it asks of something large', () => {
    const far = thing('person', 0.9, { box: { x: 0.8, y: 0.1, width: 0.03, height: 0.08 } });
    const asked = sightingsIn({ ...nothing, things: [far, thing('dog', 0.5)] }, grey);
    expect(tellSeen(bare, asked)).toMatchObject({
      subject: 'a scene',
      environment: expect.stringContaining('a person in view'),
    });
    expect(asked.filter(({ kind }) => kind === 'shot-size')).toEqual([]);
    const dog = asked.find(({ isSure }) => !isSure)?.id ?? '';
    expect(tellSeen(bare, asked, { [dog]: { kind: 'kept' } }).subject).toBe('a dog');
  });

  it('is as it was without any of it', () => {
    const none = Object.fromEntries(sightings.map(({ id }) => [id, { kind: 'dropped' as const }]));
    expect(tellSeen(bare, sightings, none)).toEqual(bare);
  });

  it('says a crowd of many, and nothing of who anybody is', () => {
    const many = Array.from({ length: 100 }, (_, at) =>
      thing('person', 0.9, {
        box: { x: (at % 10) / 10, y: Math.floor(at / 10) / 10, width: 0.08, height: 0.09 },
      }),
    );
    expect(tellSeen(bare, sightingsIn({ ...nothing, things: many }, grey)).subject).toBe('a crowd of people');
    expect(JSON.stringify(sightingsIn({ ...nothing, things: many }, grey))).not.toMatch(
      /\b(man|men|woman|women|boy|girl|years|young|old)\b/,
    );
  });
});
