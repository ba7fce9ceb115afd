import { tellEntryChanged } from './history-entry.ts';
import { keep, keepValue, recallValue } from './memory.ts';

/** How an address was come to. Each entry of the browser's history carries its own, so it is there after a reload and any jump. */
export interface Trail {
  /** The addresses gone through in this app before, oldest first. */
  before: readonly string[];
  /** How many of them lie directly behind in the browser's own history. */
  behind: number;
}

const MOST = 50;
const KEPT = 'trail';

export const noTrail: Trail = { before: [], behind: 0 };

export function trailAfterGoing({ before, behind }: Trail, from: string): Trail {
  return { before: [...before, from].slice(-MOST), behind: Math.min(behind + 1, MOST) };
}

/** The way Back: by the browser where the step before lies behind in it, and otherwise by its address. */
export function wayBack({ before, behind }: Trail): 'browser' | { href: string; trail: Trail } {
  if (behind > 0) return 'browser';
  return { href: before.at(-1) ?? '/', trail: { before: before.slice(0, -1), behind: 0 } };
}

export function currentTrail(): Trail {
  return readTrail(history.state?.trail);
}

/** Goes to an address of this app. Going to where one is already leaves nothing to come back from. */
export function goTo(href: string, { replace = false } = {}): void {
  const here = location.pathname + location.search;
  if (replace || href === here) {
    history.replaceState({ trail: currentTrail() }, '', href);
    tellEntryChanged();
    return;
  }
  // The start page is where everything begins anew.
  const trail = href === '/' ? noTrail : trailAfterGoing(currentTrail(), here);
  history.pushState({ trail }, '', href);
  tellEntryChanged();
  scrollTo(0, 0);
}

/** To the step before, or to the start page when there is none. */
export function goBack(): void {
  const way = wayBack(currentTrail());
  if (way === 'browser') {
    history.back();
    return;
  }
  history.pushState({ trail: way.trail }, '', way.href);
  tellEntryChanged();
  scrollTo(0, 0);
}

/** Keeps the steps gone through while the browser is away to sign in. */
export function keepTrail(): void {
  // Without a memory, Back leads to the start page.
  keepValue('tab', KEPT, currentTrail().before);
}

/** What was kept. Pages of others lie behind in the browser now, so none of it does. */
export function takeKeptTrail(): Trail {
  const kept = recallValue('tab', KEPT);
  keep('tab', KEPT, undefined);
  return readTrail({ before: kept, behind: 0 });
}

/** Other versions of the page, and extensions, write into the history too. */
function readTrail(found: unknown): Trail {
  const { before, behind } = (found ?? {}) as { before?: unknown; behind?: unknown };
  if (!Array.isArray(before) || !before.every((href) => typeof href === 'string' && href.startsWith('/')))
    return noTrail;
  return { before, behind: typeof behind === 'number' ? behind : 0 };
}
