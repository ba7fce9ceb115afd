import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findChecks } from '../checks/index.ts';
import { optimize } from '../methods/optimizer/index.ts';
import { polish } from '../methods/polish/index.ts';
import { promptShot, saidShot, simpleShot } from '../methods/shots.ts';

const texts = vi.hoisted((): string[] => []);

vi.mock('../language/read.ts', async (original) => {
  const room = await original<typeof import('../language/read.ts')>();
  return {
    ...room,
    read: (...given: Parameters<typeof room.read>) => {
      texts.push(given[0]);
      return room.read(...given);
    },
  };
});

beforeEach(() => {
  texts.length = 0;
});

describe('[ONE-2] a text is read once on its way', () => {
  const text = 'A baker kneads dough in a tiled kitchen at dawn, 85mm, no text, 8 seconds';

  it.each([
    ['into a shot in its own words', () => saidShot(text, 'video')],
    ['into a shot', () => promptShot(text, 'video')],
    ['past the checks', () => findChecks({ text, mode: 'video', model: undefined })],
    [
      'into a polished idea',
      () => polish({ idea: text, mode: 'video' }, { additions: [{ slot: 'light', text: 'one bare bulb' }] }),
    ],
    ['from a form, each box', () => simpleShot({ subject: text, setting: 'a bakery' }, 'video')],
    ['into an idea that is added to', () => optimize({ idea: text, genre: 'documentary', mode: 'video' })],
  ])('%s', (_, way) => {
    way();
    expect(texts.filter((one) => one.includes('kneads'))).toEqual([text]);
  });
});
