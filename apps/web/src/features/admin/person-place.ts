import { closeOverlay, showOverlay, useOverlay } from '../../lib/overlay.ts';

const NAME = 'person';

/** Whose drawer is open. The history entry carries it: Back closes it, and a reload keeps it. */
export function usePersonShown(): string | undefined {
  const [name, id] = useOverlay()?.split('/') ?? [];
  return name === NAME ? id : undefined;
}

export function showPerson(id: string): void {
  showOverlay(`${NAME}/${id}`);
}

export const closePerson = closeOverlay;
