/** Where the count is kept; storage that is switched off throws. */
export interface GuestShotParts {
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  clock: () => Date;
}

const KEY = 'guest-shots';
const WRITTEN = 'guest-shots-written';
const MOST_KNOWN = 100;

/** Shots that whoever is not signed in has had written today, by UTC, as this browser counts. */
export function readGuestShots({ storage, clock }: GuestShotParts): number {
  try {
    const [day, used] = (storage().getItem(KEY) ?? '').split(' ');
    return day === today(clock) && /^\d{1,3}$/.test(used ?? '') ? Number(used) : 0;
  } catch {
    return 0;
  }
}

/** Counts a shot, unless the same words were counted before, today or on another day. */
export function addGuestShot(parts: GuestShotParts, text: string): void {
  if (wasGuestShot(parts, text)) return;
  const used = readGuestShots(parts) + 1;
  const written = [...readWritten(parts), markOf(text)].slice(-MOST_KNOWN);
  try {
    parts.storage().setItem(KEY, `${today(parts.clock)} ${used}`);
    parts.storage().setItem(WRITTEN, written.join(' '));
  } catch {
    // Nothing is kept where storage is switched off or full.
  }
}

export function wasGuestShot(parts: GuestShotParts, text: string): boolean {
  return readWritten(parts).includes(markOf(text));
}

function readWritten({ storage }: GuestShotParts): string[] {
  try {
    return (storage().getItem(WRITTEN) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

/** Tells the same words again without keeping them (FNV-1a, and how many characters they are). */
function markOf(text: string): string {
  const words = text.trim().replace(/\s+/g, ' ');
  let hash = 0x811c9dc5;
  for (let at = 0; at < words.length; at++) hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193);
  return `${(hash >>> 0).toString(36)}-${words.length.toString(36)}`;
}

function today(clock: () => Date): string {
  return clock().toISOString().slice(0, 10);
}
