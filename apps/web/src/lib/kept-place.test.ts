import { beforeEach, expect, it, vi } from 'vitest';
import { keepPlace, takeKeptPlace } from './kept-place.ts';

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});

it('[SIGN-12] leads back once, with what lay over the page', () => {
  keepPlace({ href: '/?step=payment&session=1', overlay: 'account' });
  expect(takeKeptPlace()).toEqual({ href: '/?step=payment&session=1', overlay: 'account' });
  expect(takeKeptPlace()).toBeUndefined();
});

it('[SIGN-12] leads nowhere that was not wanted any more, and to no other site', () => {
  keepPlace({ href: '/admin' });
  keepPlace(undefined);
  expect(takeKeptPlace()).toBeUndefined();
  for (const href of ['//evil.example', '/\\evil.example', 'https://evil.example', '']) {
    keepPlace({ href });
    expect(takeKeptPlace()).toBeUndefined();
  }
});
