import { expect, it } from 'vitest';
import { refusal } from './refusal.ts';

const MB = 1_048_576;

it('[IMG-7] sends pictures of up to 10 MB, and names the limit beyond', () => {
  expect(refusal({ type: 'image/png', size: 10 * MB })).toBeUndefined();
  expect(refusal({ type: '', size: 1 })).toBeUndefined();
  expect(refusal({ type: 'image/png', size: 10.01 * MB })).toContain('at most 10 MB');
  expect(refusal({ type: 'text/plain', size: 1 })).toContain('no picture');
});
