import { expect, it } from 'vitest';
import { frameDifference } from './frame-difference.ts';

const original = 'Two brothers carry a piano down the stairs. Window light.';

it.each([
  [`Wide establishing shot: ${original}`, 'Wide establishing shot'],
  ['Two brothers carry a harp down the stairs. Window light.', 'harp'],
  ['Two brothers carry a piano down the stairs at night. Window light.', 'stairs at night.'],
  [`${original} Rain outside.`, 'Rain outside.'],
  [original, ''],
  [`  ${original.replaceAll(' ', '\n')} `, ''],
  ['Two brothers carry a piano.', 'piano.'],
  ['', ''],
  ['A lighthouse in fog', 'A lighthouse in fog'],
])('[BOARD-16] %j differs by %j', (prompt, difference) => {
  expect(frameDifference(original, prompt)).toBe(difference);
});
