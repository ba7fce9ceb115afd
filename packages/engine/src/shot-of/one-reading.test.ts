import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findChecks } from '../checks/index.ts';
import { read } from '../language/read.ts';
import type { Kind } from '../language/statement.ts';
import { optimize } from '../methods/optimizer/index.ts';
import { polish } from '../methods/polish/index.ts';
import { promptShot, saidShot, simpleShot } from '../methods/shots.ts';
import { shotOf } from './shot-of.ts';

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

describe('[ONE-1] the fields of a shot are a function of the reading', () => {
  const text = 'a cup that says "KAKAO" beside two ferns, 85mm';
  const marked = (words: string, kind: Kind) => {
    const from = text.indexOf(words);
    return shotOf(read(text, { isClip: false, marks: [{ kind, from, to: from + words.length }] }), {
      mode: 'photo',
    });
  };

  it('which takes terms and figures of it, and keeps the rest as words', () => {
    const { subject, place, camera } = shotOf(read(text, { isClip: false }), { mode: 'photo' });
    expect([subject.text, place.text, camera.lens]).toEqual([
      'a cup that says "KAKAO"',
      'beside two ferns',
      { mm: 85 },
    ]);
  });

  it('and what somebody marked is what they say', () => {
    const { subject, place, negative } = marked('two ferns', 'absence');
    expect([`${subject.text} ${place.text}`.includes('ferns'), negative]).toEqual([false, ['two ferns']]);
    expect(marked('beside two ferns', 'request').place.text).toBe('');
    expect(marked('a cup', 'mood').mood).toContain('a cup');
  });

  it('with nothing of what is spoken, written or said to the app', () => {
    const { camera, light, place, lines } = shotOf(
      read('Please make it cinematic. She says: "It never rains at dawn, close-up of nothing."', {
        isClip: true,
      }),
      { mode: 'video' },
    );
    expect([camera.size, light.source, place.hour, lines.length]).toEqual([
      undefined,
      undefined,
      undefined,
      1,
    ]);
  });
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
