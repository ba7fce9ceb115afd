import { expect, it } from 'vitest';
import { keyNames } from './key-names.ts';

const signs = (keys: string, isMac: boolean) => keyNames(keys, isMac).map(({ sign }) => sign);

it('names the keys as this keyboard does', () => {
  expect(signs('mod+enter', true)).toEqual(['⌘', '↵']);
  expect(signs('mod+enter', false)).toEqual(['Ctrl', '↵']);
  expect(signs('alt+a', true)).toEqual(['⌥', 'A']);
  expect(signs('?', false)).toEqual(['?']);
});
