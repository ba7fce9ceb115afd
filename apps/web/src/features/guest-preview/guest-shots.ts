/** Where the count is kept; storage that is switched off throws. */
export interface GuestShotParts {
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  clock: () => Date;
}

const KEY = 'guest-shots';

/** Shots that whoever is not signed in has had written today, by UTC, as this browser counts. */
export function readGuestShots({ storage, clock }: GuestShotParts): number {
  try {
    const [day, used] = (storage().getItem(KEY) ?? '').split(' ');
    return day === today(clock) && /^\d{1,3}$/.test(used ?? '') ? Number(used) : 0;
  } catch {
    return 0;
  }
}

export function addGuestShot(parts: GuestShotParts): void {
  const used = readGuestShots(parts) + 1;
  try {
    parts.storage().setItem(KEY, `${today(parts.clock)} ${used}`);
  } catch {
    // Nothing is kept where storage is switched off or full.
  }
}

function today(clock: () => Date): string {
  return clock().toISOString().slice(0, 10);
}
