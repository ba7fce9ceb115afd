import { expect, it, vi } from 'vitest';
import { forgetReferralCode, keepReferralCode, keptReferralCode } from './referral-code.ts';

function openPage(href: string) {
  const replaceState = vi.fn();
  vi.stubGlobal('location', { href });
  vi.stubGlobal('history', { state: null, replaceState });
  return () => String(replaceState.mock.lastCall?.at(-1));
}

it('keeps whose link was followed, and takes the code out of the address', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const address = openPage('https://example.org/?ref=AB12CD34&step=library');
  keepReferralCode();
  expect(address()).toBe('https://example.org/?step=library');
  expect(keptReferralCode()).toBe('AB12CD34');
  forgetReferralCode();
  expect(keptReferralCode()).toBeUndefined();
});

it('lets the page begin where nothing may be stored', () => {
  vi.stubGlobal('localStorage', undefined);
  const address = openPage('https://example.org/?ref=AB12CD34');
  keepReferralCode();
  expect(address()).toBe('https://example.org/');
  expect(keptReferralCode()).toBeUndefined();
  expect(() => forgetReferralCode()).not.toThrow();
});
