import { expect, it } from 'vitest';
import { readSource, sourceFiles } from './source-files.ts';

/** What asks without naming the person whom the page shows, and why it may. */
const UNNAMED: Readonly<Record<string, string>> = {
  'apps/web/src/app/auth.ts': 'asks who is signed in',
  'apps/web/src/features/account/images/use-read-image.ts': 'fetches a picture, as an image on the page does',
  'apps/web/src/lib/line.ts': 'asks whether there is a server',
  'apps/web/src/lib/stale-page.ts': 'asks for the page itself',
};

it('[WHO-1] nothing on the page asks the server past the client that names the person', () => {
  const bare =
    /(?<![\w.])fetch\(|createClient\(\)|createStreamClient\(\)|sendBeacon|XMLHttpRequest|new EventSource/;
  const found = sourceFiles('apps/web/src', /\.tsx?$/).filter(
    (file) => !/\.test\.tsx?$/.test(file) && bare.test(readSource(file)),
  );
  expect(found.sort()).toEqual(Object.keys(UNNAMED).sort());
});
