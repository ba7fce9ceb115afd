import type { CallAnswer } from '@cuewright/contract';
import { useSyncExternalStore } from 'react';
import { call } from './api.ts';

export type Site = Pick<CallAnswer<'GET /api/site'>, 'promo' | 'banner'>;

/** What holds where nobody has set anything, and while nobody can be asked. */
const untouched: Site = { promo: true, banner: null };
const FRESH_MS = 60_000;

let site: Site | undefined;
let askedAt = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

/** What an admin has set for every page; nothing until it is known. Asked for when something first looks, and when the page is come back to. */
export function useSite(): Site | undefined {
  return useSyncExternalStore(onSiteChange, currentSite, () => undefined);
}

export function currentSite(): Site | undefined {
  return site;
}

export function onSiteChange(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', askAgain);
  listeners.add(listener);
  askAgain();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', askAgain);
  };
}

function askAgain(): void {
  const now = performance.now();
  if (document.visibilityState !== 'visible' || now - askedAt < FRESH_MS) return;
  askedAt = now;
  const before = site;
  // What was told meanwhile is newer than the answer.
  const tell = (answer: Site) => before === site && tellSite(answer);
  call('GET /api/site').then(tell, () => tell(site ?? untouched));
}

/** Also for an admin who has just set it. */
export function tellSite(next: Site): void {
  site = next;
  for (const listener of listeners) listener();
}
