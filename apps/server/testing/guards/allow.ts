interface Allowed {
  console: RegExp[];
  network: RegExp[];
}

/** What a test, or all of a file's, may do that the guards would fail it for. */
const ofTheFile: Allowed = { console: [], network: [] };
let ofTheTest: Allowed | undefined;

/** Lets output pass that matches: in this test, or in the whole file when it is called outside of one. */
export function allowConsole(...patterns: RegExp[]): void {
  (ofTheTest ?? ofTheFile).console.push(...patterns);
}

/** Lets connections pass whose `host:port`, or names looked up whose `host`, match: in this test, or in the whole file. */
export function allowNetwork(...patterns: RegExp[]): void {
  (ofTheTest ?? ofTheFile).network.push(...patterns);
}

export function isAllowed(kind: keyof Allowed, what: string): boolean {
  return [...ofTheFile[kind], ...(ofTheTest?.[kind] ?? [])].some((pattern) => pattern.test(what));
}

/** What another file of the same process was allowed is over. */
export function beginFile(): void {
  ofTheFile.console.length = 0;
  ofTheFile.network.length = 0;
}

export function beginTest(): void {
  ofTheTest = { console: [], network: [] };
}

export function endTest(): void {
  ofTheTest = undefined;
}
