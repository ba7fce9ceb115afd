import { describe, expect, it } from 'vitest';
import { slowText, slowUnits } from '../packages/engine/testing/slow-texts.ts';
import { inFull } from '../packages/engine/testing/soak.ts';
import { openWorkCounter } from './count-work.ts';

// Code that was there before the counting began is not counted.
const countWork = openWorkCounter(/\/packages\/\w+\/src\//);
const { linearDoors } = await import('../packages/engine/testing/linear-doors.ts');
const { readShot } = await import('../packages/engine/src/shot-of/index.ts');
const { exactAnalysis, promptShot } = await import('../packages/engine/src/methods/shots.ts');
const { optimize } = await import('../packages/engine/src/methods/optimizer/index.ts');
const { enhanceText } = await import('../packages/engine/src/methods/enhance/index.ts');
const { polish, polishProblems } = await import('../packages/engine/src/methods/polish/index.ts');
const { read, sceneOf } = await import('../packages/engine/src/language/index.ts');
const { copiesOf } = await import('../packages/engine/src/copies/index.ts');
const { keepLocked } = await import('../packages/engine/src/locked/index.ts');
const { drawShot } = await import('../packages/stage/src/index.ts');

const SHORT = 1_000;
const TIMES = 4;
/** Four times the words may cost four times the work and a little; where each was held against all others, sixteen. */
const MOST_TIMES = 7;
/** Of so little nothing is to be told. */
const SMALL = 2_000;

/** What takes words of any length, in the thread that answers or beside it. */
const doors: Readonly<Record<string, (text: string) => unknown>> = {
  ...linearDoors,
  readShot: (text) => readShot(text, { mode: 'video' }),
  exactAnalysis: (text) => exactAnalysis(text, [], 'general'),
  optimize: (text) => optimize({ idea: text, genre: 'documentary', mode: 'video' }),
  enhanceText: (text) => enhanceText(text, 'photo'),
  polish: (text) => {
    const suggested = { english: text, additions: [{ slot: 'light', text: 'one lamp' }] } as const;
    polishProblems({ idea: text, mode: 'photo' }, suggested);
    return polish({ idea: text, mode: 'photo' }, suggested);
  },
  read: (text) => read(text, { isClip: true }),
  sceneOf: (text) => sceneOf(read(text, { isClip: true })),
  copiesOf: (text) => copiesOf({ words: { text }, mode: 'video', models: ['google-veo-3', 'runway-gen4'] }),
  keepLocked: (text) => keepLocked(text, [text.slice(0, 200), 'Ana']),
  drawShot: (text) => drawShot(promptShot(text, 'photo'), { seed: 1, ratio: '16:9', theme: 'stage' }),
};

/** Every eighth, from another one on for each door, and always the one that once held everybody up; in full all of them. */
const unitsFor = (at: number) =>
  inFull ? slowUnits : slowUnits.filter((_, index) => index === 0 || index % 8 === at % 8);

describe('[STALL-5] the work of the engine', () => {
  it.each(Object.entries(doors).map(([name, door], at) => [name, door, at] as const))(
    'grows with its words and no faster: %s',
    (_name, door, at) => {
      const work = (text: string) => {
        // The first time tables are filled that are kept.
        door(text);
        return countWork(() => door(text));
      };
      for (const unit of unitsFor(at)) {
        const [short, long] = [work(slowText(unit, SHORT)), work(slowText(unit, SHORT * TIMES))];
        expect(long, JSON.stringify(unit)).toBeLessThan(short * MOST_TIMES + SMALL);
      }
    },
  );
});
