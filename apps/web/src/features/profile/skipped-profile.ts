const KEY = 'profile-skipped';

/** Put off for as long as this browser tab is open. */
export function skipProfile(userId: string): void {
  try {
    sessionStorage.setItem(KEY, userId);
  } catch {
    // Without a memory the question comes up again with the next page.
  }
}

export function hasSkippedProfile(userId: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === userId;
  } catch {
    return false;
  }
}
