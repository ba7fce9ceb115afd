let last = 0;

/** Another one with each call, and the later the higher. */
export function nextId(): string {
  last += 1;
  return `0199f0c4-7b4e-7cc0-9f10-${String(last).padStart(12, '0')}`;
}

/** When everything here happened, unless it says otherwise. */
export const THEN = '2026-11-20T09:00:00.000Z';
