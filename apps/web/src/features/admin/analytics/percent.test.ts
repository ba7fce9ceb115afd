import { expect, it } from 'vitest';
import { percent } from './percent.ts';

it('[ADMIN-13] a share is in percent, and none where the part was counted otherwise than the whole', () => {
  expect(percent(1, 8)).toBe('13%');
  expect(percent(0, 0)).toBe('–');
  expect(percent(64, 1)).toBe('–');
});
