import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../../testing/any-text.ts';
import { anyLine } from '../../../testing/language/lines.ts';
import { peopledText } from '../../../testing/language/peopled-text.ts';
import { toldLines } from '../../../testing/language/told-lines.ts';
import { beatsIn, besidesIn, castIn } from '../../../testing/language/told-scenes.ts';
import { toldStatements } from '../../../testing/language/told-statements.ts';
import { runs } from '../../../testing/soak.ts';
import { type Reading, read } from '../index.ts';
import { wordsOf } from '../span.ts';
import type { Scene } from './scene.ts';
import { sceneOf } from './scene-of.ts';

function told(text: string, isClip = true): { reading: Reading; scene: Scene } {
  const reading = read(text, { isClip });
  return { reading, scene: sceneOf(reading) };
}

describe('[CAST-1] who is in a text, and what they do', () => {
  it.each(toldLines)('$text', ({ text, cast, beats }) => {
    const { reading, scene } = told(text);
    expect(castIn(reading, scene)).toEqual(cast);
    expect(beatsIn(reading, scene)).toEqual(beats);
  });
});

describe('[CAST-8] moves, words, sounds and absences', () => {
  it.each(toldStatements)('$text', ({ text, told: expected }) => {
    const { reading, scene } = told(text);
    expect(besidesIn(reading, scene)).toEqual(expected);
  });
});

describe('[CAST-9] each statement', () => {
  it('is about those it names, does something of, or belongs to', () => {
    const { reading, scene } = told(
      'two knights, one with a crown, the other without a crown. A squire waits.',
    );
    const about = reading.statements.map(({ id, kind }) => `${kind}: ${scene.about[id]?.join('+')}`);
    expect(about).toEqual(['figure: 0', 'figure: 1', 'figure: 2', 'absence: 2', 'action: 3', 'figure: 3']);
  });
});

/** Every stretch that a scene speaks of. */
function spansIn(value: unknown): { from: number; to: number }[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = value as { from?: unknown; to?: unknown };
  const isSpan = typeof own.from === 'number' && typeof own.to === 'number';
  return [...(isSpan ? [own as { from: number; to: number }] : []), ...Object.values(value).flatMap(spansIn)];
}

describe('[CAST-2] every span of a scene', () => {
  it('lies in the text, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, anyLine), (text) => {
        const { reading, scene } = told(text);
        for (const { from, to } of spansIn(scene)) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(reading.text.length);
        }
      }),
      runs(150, 2_000),
    );
  });
});

describe('a text about several people', () => {
  it('[CAST-3] tells each action in one beat at most, in order', () => {
    fc.assert(
      fc.property(peopledText, ({ text, deeds }) => {
        const { reading, scene } = told(text);
        const done = scene.beats.map(({ does }) => wordsOf(reading.text, does));
        let at = 0;
        for (const { does } of scene.beats) {
          expect(does.from).toBeGreaterThanOrEqual(at);
          at = does.to;
        }
        const inOrder = done.flatMap((words) => deeds.find((deed) => words.startsWith(deed)) ?? []);
        expect(inOrder).toEqual(deeds);
      }),
      runs(150, 2_000),
    );
  });

  it('[CAST-4] has every number that is said of somebody in its cast', () => {
    fc.assert(
      fc.property(peopledText, ({ text, numbers }) => {
        const { reading, scene } = told(text);
        const counted = scene.cast.flatMap(({ counted: span, count }) =>
          span ? [`${wordsOf(reading.text, span).toLowerCase()}: ${count}`] : [],
        );
        expect(counted.filter((one) => !one.endsWith(': 1'))).toEqual(
          numbers.map(({ words, count }) => `${words}: ${count}`),
        );
      }),
      runs(150, 2_000),
    );
  });

  it('[CAST-5] leaves what one of several has not with that one', () => {
    const things = fc.constantFrom('a crown', 'a helmet', 'a lantern', 'a moustache');
    const pairs = fc.constantFrom(
      ['one', 'the other'],
      ['the left one', 'the right one'],
      ['the older', 'the younger'],
    );
    fc.assert(
      fc.property(things, pairs, fc.boolean(), (thing, [first = '', second = ''], isFirst) => {
        const has = (who: string, isWithout: boolean) => `${who} ${isWithout ? 'without' : 'with'} ${thing}`;
        const { reading, scene } = told(
          `two knights on a bridge, ${has(first, isFirst)}, ${has(second, !isFirst)}. A squire waits`,
        );
        const [absence] = scene.absences;
        const whose = scene.cast[absence?.whose ?? -1];
        expect(whose && wordsOf(reading.text, whose.named[0] ?? { from: 0, to: 0 })).toBe(
          isFirst ? first : second,
        );
        expect(whose?.partOf).toBe(0);
      }),
      runs(40, 200),
    );
  });

  it('[CAST-6] tells the moves of the camera in order', () => {
    fc.assert(
      fc.property(peopledText, ({ text, moves }) => {
        const { reading, scene } = told(text);
        const said = scene.moves.map((move) => wordsOf(reading.text, move).toLowerCase());
        expect(said).toHaveLength(moves.length);
        for (const [nth, move] of moves.entries()) expect(move).toContain(said[nth]);
        expect(scene.moves.slice(1).every(({ link }) => link === 'then')).toBe(true);
      }),
      runs(150, 2_000),
    );
  });

  it('[CAST-7] changes nothing of what was said when a sentence is added', () => {
    fc.assert(
      fc.property(peopledText, ({ text }) => {
        const alone = told(text);
        const followed = told(`${text} The eleventh violin is varnished.`);
        expect(castIn(followed.reading, followed.scene).slice(0, alone.scene.cast.length)).toEqual(
          castIn(alone.reading, alone.scene),
        );
        expect(beatsIn(followed.reading, followed.scene).slice(0, alone.scene.beats.length)).toEqual(
          beatsIn(alone.reading, alone.scene),
        );
      }),
      runs(150, 2_000),
    );
  });
});
