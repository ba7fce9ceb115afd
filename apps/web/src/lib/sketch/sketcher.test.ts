import type { LightingPlan } from '@cuewright/engine/lighting-plan';
import { expect, it } from 'vitest';
import { MOST_REMEMBERED, openSketcher, type SketchWish } from './sketcher.ts';

const wish = (text: string): SketchWish => ({ text, mode: 'photo', ratio: '16:9', seed: 1, theme: 'stage' });
const plan: LightingPlan = { mm: 50, camera: '', isOverhead: false, people: 1, set: 'open', lights: [] };
const stays = new AbortController().signal;

/** Threads that draw a text as itself, and die over "bad". */
function open() {
  const drawn: string[][] = [];
  const gone: string[] = [];
  const sketcher = openSketcher({
    newThread: () => {
      const thread = new EventTarget();
      const seen: string[] = [];
      drawn.push(seen);
      return Object.assign(thread, {
        terminate: () => {},
        postMessage: ({ text }: SketchWish) => {
          seen.push(text);
          queueMicrotask(() =>
            thread.dispatchEvent(
              text === 'bad'
                ? new Event('error')
                : new MessageEvent('message', { data: { svg: text, plan } }),
            ),
          );
        },
      }) as unknown as Worker;
    },
    toAddress: (svg) => `blob:${svg}`,
    letGo: (address) => gone.push(address),
  });
  return {
    ...sketcher,
    drawn,
    gone,
    inTheme: (text: string, theme: SketchWish['theme']) => sketcher.sketch({ ...wish(text), theme }, stays),
    sketch: async (text: string, signal = stays) => (await sketcher.sketch(wish(text), signal))?.address,
  };
}

it('[SKETCH-1] draws one after the other in one thread, and each text once', async () => {
  const { sketch, remembered, drawn } = open();
  expect(drawn).toEqual([]);
  expect(await Promise.all([sketch('a'), sketch('b'), sketch('a')])).toEqual(['blob:a', 'blob:b', 'blob:a']);
  expect(await sketch('a')).toBe('blob:a');
  expect(remembered(wish('b'))).toEqual({ address: 'blob:b', plan });
  expect(drawn).toEqual([['a', 'b']]);
});

it('[SKETCH-1] draws a text once for each theme', async () => {
  const { inTheme, drawn } = open();
  await inTheme('a', 'stage');
  await inTheme('a', 'paper');
  await inTheme('a', 'stage');
  expect(drawn).toEqual([['a', 'a']]);
});

it('[SKETCH-1] passes over what has left the screen before its turn', async () => {
  const { sketch, drawn } = open();
  const leaving = new AbortController();
  const both = Promise.all([sketch('a'), sketch('b', leaving.signal), sketch('c')]);
  leaving.abort();
  expect(await both).toEqual(['blob:a', undefined, 'blob:c']);
  expect(drawn).toEqual([['a', 'c']]);
});

it('[SKETCH-1] outlives a thread that a text ends, and gives up where threads only die', async () => {
  const { sketch, drawn } = open();
  expect(await Promise.all([sketch('bad'), sketch('a')])).toEqual([undefined, 'blob:a']);
  expect(drawn).toEqual([['bad'], ['a']]);
  for (let n = 0; n < 5; n++) expect(await sketch('bad')).toBeUndefined();
  expect(drawn.flat().filter((text) => text === 'bad')).toHaveLength(4);
});

it('[SKETCH-1] lets go of what was asked for longest ago', async () => {
  const { sketch, gone } = open();
  for (let n = 0; n < MOST_REMEMBERED; n++) await sketch(`${n}`);
  await sketch('0');
  await sketch('one more');
  expect(gone).toEqual(['blob:1']);
});
