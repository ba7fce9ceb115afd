import { expect, it } from 'vitest';
import { afterMethod, afterMode } from './methods.ts';

it('[METHOD-2] guided and optimizer begin in photo mode, enhanced and automation ask for the mode', () => {
  expect(afterMethod('guided')).toEqual({ step: 'steps', mode: 'photo', method: 'guided' });
  expect(afterMethod('optimizer')).toEqual({ step: 'optimizer', mode: 'photo', method: 'optimizer' });
  expect(afterMethod('enhanced')).toEqual({ step: 'mode', method: 'enhanced' });
  expect(afterMethod('automation')).toEqual({ step: 'mode', method: 'automation' });
});

it('[METHOD-3] a mode leads to the method that asked for it, otherwise back to the choice of one', () => {
  expect(afterMode('video', 'enhanced')).toEqual({
    step: 'enhanced-steps',
    mode: 'video',
    method: 'enhanced',
  });
  expect(afterMode('photo', 'automation')).toEqual({
    step: 'automation',
    mode: 'photo',
    method: 'automation',
  });
  for (const method of [null, 'guided', 'optimizer'] as const)
    expect(afterMode('photo', method)).toEqual({ step: 'method', mode: 'photo' });
});
