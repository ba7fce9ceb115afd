import { useSyncExternalStore } from 'react';
import { onEntryChange, tellEntryChanged } from './history-entry.ts';

/**
 * What lies over the page, by its name. It has no address: the browser's history entry carries it, so Back closes it, a
 * reload keeps it, and coming back from a page that was opened out of it finds it open.
 */
export function currentOverlay(): string | undefined {
  const { overlay } = (history.state ?? {}) as { overlay?: unknown };
  return typeof overlay === 'string' ? overlay : undefined;
}

/** Opens it, or turns the one that is open into it. */
export function showOverlay(name: string): void {
  const state = { ...history.state, overlay: name };
  if (currentOverlay() === undefined) history.pushState(state, '');
  else history.replaceState(state, '');
  tellEntryChanged();
}

export function closeOverlay(): void {
  if (currentOverlay() !== undefined) history.back();
}

export function useOverlay(): string | undefined {
  return useSyncExternalStore(onEntryChange, currentOverlay);
}
