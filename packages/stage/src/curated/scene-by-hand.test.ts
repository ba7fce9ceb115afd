import { library } from '@cuewright/engine/content/library';
import { describe, expect, it } from 'vitest';
import { lessonExamples } from '../../testing/lesson-examples.ts';
import { drawBoard } from '../index.ts';
import { sceneByHand, scenesByHand, sumOf } from './scene-by-hand.ts';
import { texts } from './texts.ts';

const told = [...library.map(({ id, prompt }) => [id as string, prompt] as const), ...lessonExamples()];

describe('[STAGE-6] pictures of the library and the lessons are set by hand', () => {
  it('every one of them, each for the text as it stands', () => {
    expect(new Map(texts)).toEqual(new Map(told.map(([id, prompt]) => [id, sumOf(prompt)])));
    expect([...scenesByHand.keys()].toSorted()).toEqual(told.map(([id]) => id).toSorted());
    for (const [id, prompt] of told) expect(sceneByHand(prompt), id).toBe(scenesByHand.get(id));
  });

  it('for a word of it changed there is none', () => {
    for (const [, prompt] of told) expect(sceneByHand(`${prompt} Again.`)).toBeUndefined();
  });

  it('no two are alike, and each is drawn whole', () => {
    const drawn = [...scenesByHand.values()].map((scene, n) =>
      drawBoard(scene, { theme: n % 2 === 0 ? 'stage' : 'paper', ratio: '16:9' }),
    );
    expect(new Set(drawn).size).toBe(scenesByHand.size);
    for (const svg of drawn) {
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      expect(svg.length).toBeLessThan(150_000);
    }
  }, 240_000);
});
