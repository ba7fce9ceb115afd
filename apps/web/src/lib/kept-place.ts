import { keep, keepValue, recallValue } from './memory.ts';
import { currentOverlay } from './overlay.ts';

/** Where somebody was when their session ended, with what lay over the page. */
export interface Place {
  href: string;
  overlay?: string | undefined;
}

const KEPT = 'place';

export function placeNow(): Place {
  return { href: location.pathname + location.search, overlay: currentOverlay() };
}

/** Keeps it while the browser is away to sign in; without one, what was kept is not wanted any more. */
export function keepPlace(place: Place | undefined): void {
  if (place) keepValue('tab', KEPT, place);
  else keep('tab', KEPT, undefined);
}

/** What was kept, once. Only a path of this site leads back. */
export function takeKeptPlace(): Place | undefined {
  const { href, overlay } = (recallValue('tab', KEPT) ?? {}) as { href?: unknown; overlay?: unknown };
  keepPlace(undefined);
  if (typeof href !== 'string' || !/^\/(?![/\\])/.test(href)) return undefined;
  return { href, overlay: typeof overlay === 'string' ? overlay : undefined };
}
