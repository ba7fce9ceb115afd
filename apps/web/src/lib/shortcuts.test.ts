import { expect, it } from 'vitest';
import { isPressed } from './shortcuts.ts';

function press(key: string, how: Partial<KeyboardEvent> & { in?: string } = {}) {
  const target = Object.assign(new EventTarget(), { localName: how.in ?? 'body' });
  return { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...how, target };
}

it('[KEY-1] `mod` is Command or Control, and works where one writes', () => {
  expect(isPressed('mod+k', press('k', { ctrlKey: true }))).toBe(true);
  expect(isPressed('mod+k', press('K', { metaKey: true, in: 'textarea' }))).toBe(true);
  expect(isPressed('mod+k', press('k'))).toBe(false);
  expect(isPressed('mod+k', press('k', { ctrlKey: true, altKey: true }))).toBe(false);
});

it('[KEY-1] a key by itself is a letter where one writes', () => {
  expect(isPressed('?', press('?', { shiftKey: true }))).toBe(true);
  expect(isPressed('?', press('?', { in: 'input' }))).toBe(false);
  expect(isPressed('?', press('?', { ctrlKey: true }))).toBe(false);
});
