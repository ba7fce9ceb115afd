import { stepIds } from '@cuewright/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hrefOf, readAddress } from './address.ts';

describe('the page’s address', () => {
  it('[STEP-1] knows sixteen steps and no other word', () => {
    expect(stepIds).toHaveLength(16);
    const stepIn = (word: string) => readAddress(`?step=${encodeURIComponent(word)}`).step;
    for (const step of stepIds) expect(stepIn(step)).toBe(step);
    fc.assert(
      fc.property(fc.string(), (word) => {
        expect(stepIn(word)).toBe((stepIds as readonly string[]).includes(word) ? word : null);
      }),
    );
  });

  it('[STEP-2] reads the mode `image` as `photo`', () => {
    expect(['image', 'photo', 'video', 'Image', ''].map((word) => readAddress(`?mode=${word}`).mode)).toEqual(
      ['photo', 'photo', 'video', null, null],
    );
  });

  it('reads back what a link says', () => {
    const anything = fc.record({
      step: fc.constantFrom(...stepIds),
      mode: fc.constantFrom('photo' as const, 'video' as const, null),
      method: fc.constantFrom('guided' as const, 'automation' as const, null),
      id: fc.option(fc.string({ minLength: 1 })),
    });
    fc.assert(
      fc.property(anything, (to) => {
        const { search } = new URL(hrefOf(to), 'http://localhost');
        expect(readAddress(search)).toEqual({ ...to, step: to.step === 'hero' ? null : to.step });
      }),
    );
  });

  it('gives the start page the bare address, and every other what it is told', () => {
    expect(hrefOf({ step: 'hero' })).toBe('/');
    expect(hrefOf({ step: 'steps', mode: 'photo', method: 'guided' })).toBe(
      '/?step=steps&mode=photo&method=guided',
    );
    expect(hrefOf({ step: 'steps', model: 'veo-3.1' })).toBe('/?step=steps&model=veo-3.1');
  });
});
