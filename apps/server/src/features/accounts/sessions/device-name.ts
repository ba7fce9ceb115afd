/** The first that is found: browsers name others they are like. */
const BROWSERS: readonly [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOPT\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: readonly [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** What a person would call it, of what a browser says of itself. The rest of that is not kept. */
export function deviceName(userAgent: string): string {
  const find = (known: typeof BROWSERS) => known.find(([, mark]) => mark.test(userAgent))?.[0];
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(' on ');
}
