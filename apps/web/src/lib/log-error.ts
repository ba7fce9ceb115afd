/** What the specification has the page log; the screen says it in its own words. */
export function logError(...what: unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is the page's log
  console.error(...what);
}
