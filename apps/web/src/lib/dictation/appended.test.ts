import { expect, it } from 'vitest';
import { appended } from './appended.ts';

it('[TOOL-3] puts final words behind what is there, whole ones only where there is no room', () => {
  expect(appended('', ' a ferry ', 50)).toEqual({ text: 'a ferry', isCut: false });
  expect(appended('a ferry', 'at dusk', 50)).toEqual({ text: 'a ferry at dusk', isCut: false });
  expect(appended('a ferry\n', 'at dusk', 50)).toEqual({ text: 'a ferry\nat dusk', isCut: false });
  expect(appended('a ferry', 'at dusk', 12)).toEqual({ text: 'a ferry at', isCut: true });
  expect(appended('a ferry', 'x'.repeat(20_000), 12)).toEqual({ text: 'a ferry', isCut: true });
});
