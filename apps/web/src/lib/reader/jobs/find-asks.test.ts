import { simplePrompt } from '@cuewright/engine/methods';
import { expect, it } from 'vitest';
import { findAsks } from './find-asks.ts';

it('[SAY-3] asks about the words of the person, and of nothing that the app puts into a prompt', () => {
  const form = { subject: 'A baker, I want total silence', setting: 'a tiled market', mood: 'patience' };
  const { text } = simplePrompt({ ...form, cameraAngle: 'an 85mm lens' }, 'photo');
  expect(text).toContain('4K');
  expect(
    findAsks({ prompt: text, mode: 'photo', marks: [] }).map(({ from, to }) => text.slice(from, to)),
  ).toEqual(['I want total silence in a tiled market']);
});
