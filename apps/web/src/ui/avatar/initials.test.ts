import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Ines Moreau', 'IM'],
  ['  ana   lucia  de souza ', 'AS'],
  ['Cher', 'C'],
  ['Émile Zola', 'ÉZ'],
  ['李 小龙', '李小'],
  ['👩🏽‍🎬 Studio', '👩🏽‍🎬S'],
  ['Kite \u202Eenilno', 'KE'],
  ['\u200B', '?'],
  ['   ', '?'],
])('%s → %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
