/** What the specification has the page log; the screen says it in its own words. */
export function logError(...what: unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is the page's log
  console.error(...what);
}

/** Logs what was not fetched, and fails on; leaving the screen meanwhile is no failure. */
export function logFetch(what: string, signal: AbortSignal): (error: unknown) => never {
  return (error) => {
    if (!signal.aborted) logError(`Failed to fetch ${what}:`, error);
    throw error;
  };
}
