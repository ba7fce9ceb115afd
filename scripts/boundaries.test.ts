import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSource, sourceFiles } from './source-files.ts';

/** What a file imports: packages by their name, own files by their place in the project. */
function importsOf(file: string): string[] {
  const quoted = readSource(file).matchAll(
    /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|(?:^|[^.\w])import\(?\s*['"]([^'"]+)['"]/g,
  );
  return [...quoted]
    .map(([, named, bare]) => named ?? bare ?? '')
    .map((place) =>
      place.startsWith('.') ? path.join(path.dirname(file), place).replaceAll('\\', '/') : place,
    );
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const files = ['packages', 'apps']
  .flatMap((folder) => sourceFiles(folder, /\.tsx?$/))
  .filter((file) => !isTest(file));

/** Every import in these files that the rule does not allow, as `file → import`. */
function offences(prefix: string, isAllowed: (place: string, file: string) => boolean): string[] {
  const chosen = files.filter((file) => file.startsWith(prefix));
  expect(chosen.length).toBeGreaterThan(0);
  return chosen.flatMap((file) =>
    importsOf(file)
      .filter((place) => !isAllowed(place, file))
      .map((place) => `${file} → ${place}`),
  );
}

describe('packages are stacked by what they know', () => {
  it('the engine imports nothing but itself', () => {
    expect(offences('packages/engine/src/', (place) => place.startsWith('packages/engine/src/'))).toEqual([]);
  });

  it('the contract imports the engine, and zod in its endpoints', () => {
    const rule = (place: string, file: string) =>
      place.startsWith('packages/contract/src/') ||
      place.startsWith('@cuewright/engine') ||
      (place === 'zod' && (file.includes('/endpoints/') || file.endsWith('/calls.ts')));
    expect(offences('packages/contract/src/', rule)).toEqual([]);
  });

  it('the server knows nothing of the page, and the page nothing of the server or its schemas', () => {
    expect(offences('apps/server/', (place) => !/^(apps\/web\/|@cuewright\/web|react)/.test(place))).toEqual(
      [],
    );
    expect(
      offences(
        'apps/web/',
        (place) =>
          !/^(apps\/server\/|@cuewright\/server|@cuewright\/contract\/endpoints|zod|node:)/.test(place),
      ),
    ).toEqual([]);
  });
});

describe('features never meet', () => {
  it.each(['apps/server/src/features/', 'apps/web/src/features/'])('%s', (folder) => {
    const featureOf = (place: string) =>
      place.startsWith(folder) ? place.slice(folder.length).split('/')[0] : undefined;
    const rule = (place: string, file: string) =>
      featureOf(place) === undefined || featureOf(place) === featureOf(file);
    expect(offences(folder, rule)).toEqual([]);
  });

  it('what everybody uses knows no feature', () => {
    for (const folder of ['apps/web/src/ui/', 'apps/web/src/lib/']) {
      expect(offences(folder, (place) => !/^apps\/web\/src\/(features|steps|app)\//.test(place))).toEqual([]);
    }
  });
});
