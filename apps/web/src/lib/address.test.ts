import { stepIds } from '@cuewright/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressParsers, hrefOf } from './address.ts';

describe('the page’s address', () => {
  it('[STEP-1] knows sixteen steps and no other word', () => {
    expect(stepIds).toHaveLength(16);
    for (const step of stepIds) expect(addressParsers.step.parse(step)).toBe(step);
    fc.assert(
      fc.property(fc.string(), (word) => {
        expect(addressParsers.step.parse(word)).toBe(
          (stepIds as readonly string[]).includes(word) ? word : null,
        );
      }),
    );
  });

  it('[STEP-2] reads the mode `image` as `photo`', () => {
    expect(['image', 'photo', 'video', 'Image', ''].map((word) => addressParsers.mode.parse(word))).toEqual([
      'photo',
      'photo',
      'video',
      null,
      null,
    ]);
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
        const query = new URL(hrefOf(to), 'http://localhost').searchParams;
        const read = (key: keyof typeof addressParsers) => {
          const word = query.get(key);
          return word === null ? null : addressParsers[key].parse(word);
        };
        expect(read('step')).toBe(to.step === 'hero' ? null : to.step);
        expect([read('mode'), read('method'), read('id')]).toEqual([to.mode, to.method, to.id]);
      }),
    );
  });

  it('gives the start page the bare address', () => {
    expect(hrefOf({ step: 'hero' })).toBe('/');
    expect(hrefOf({ step: 'steps', mode: 'photo', method: 'guided' })).toBe(
      '/?step=steps&mode=photo&method=guided',
    );
  });
});
