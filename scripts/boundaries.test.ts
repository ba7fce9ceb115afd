import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './project.ts';
import { readSource, sourceFiles } from './source-files.ts';
import { workspaces } from './workspaces.mjs';

const STATEMENTS = /(?:^|[\n;])\s*(?:import|export)\b(?:[^'"`;]*?\bfrom)?\s*['"]([^'"]+)['"]/g;
const CALLS = /\b(?:import|require)\s*\(\s*(?:\/\*.*?\*\/\s*)?['"`]([^'"`]+)['"`]/g;

/** What a file imports: packages by their name, own files by their place in the project. */
function importsOf(file: string): string[] {
  const text = readSource(file);
  return [...text.matchAll(STATEMENTS), ...text.matchAll(CALLS)]
    .map(([, place = '']) => place)
    .map((place) =>
      place.startsWith('.') ? path.join(path.dirname(file), place).replaceAll('\\', '/') : place,
    );
}

const files = ['packages', 'apps']
  .flatMap((folder) => sourceFiles(folder, /\.tsx?$/))
  .filter((file) => !/\.test\.tsx?$|\.config\.ts$/.test(file));

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

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  exports?: Record<string, string>;
}

function manifest(folder: string): Manifest {
  return JSON.parse(readSource(`${folder}/package.json`));
}

/** The doors that our own packages open, as they are imported. */
const doors = workspaces(root).flatMap((folder) => {
  const { name, exports = {} } = manifest(folder);
  return Object.keys(exports).map((door) => path.posix.join(name, door));
});

/** A package reaches its own files, its dependencies, and of ours only what they open. */
function isDeclared(folder: string): (place: string, file: string) => boolean {
  const dependencies = Object.keys(manifest(folder).dependencies ?? {});
  return (place) => {
    if (place.startsWith(`${folder}/`)) return true;
    if (place.startsWith('@cuewright/'))
      return doors.includes(place) && dependencies.includes(place.split('/', 2).join('/'));
    return dependencies.some((name) => place === name || place.startsWith(`${name}/`));
  };
}

describe('packages are stacked by what they know', () => {
  it('the engine imports nothing but itself and what finds an entry by its words', () => {
    expect(Object.keys(manifest('packages/engine').dependencies ?? {})).toEqual(['minisearch']);
    expect(offences('packages/engine/src/', isDeclared('packages/engine'))).toEqual([]);
  });

  it('the stage imports the engine, and the engine nothing of the stage', () => {
    expect(offences('packages/stage/src/', isDeclared('packages/stage'))).toEqual([]);
    expect(Object.keys(manifest('packages/stage').dependencies ?? {})).toEqual(['@cuewright/engine']);
  });

  it('the contract imports the engine, and zod where schemas are', () => {
    const declared = isDeclared('packages/contract');
    const rule = (place: string, file: string) =>
      declared(place, file) && (place !== 'zod' || /\/(endpoints|openapi)\/|\/calls\.ts$/.test(file));
    expect(offences('packages/contract/src/', rule)).toEqual([]);
  });

  it('the server knows nothing of the page', () => {
    const declared = isDeclared('apps/server');
    expect(
      offences('apps/server/src/', (place, file) => place.startsWith('node:') || declared(place, file)),
    ).toEqual([]);
  });

  it('the page knows nothing of the server, its machine or its schemas', () => {
    const declared = isDeclared('apps/web');
    expect(
      offences(
        'apps/web/src/',
        (place, file) =>
          // What the build itself puts there.
          place === 'virtual:first-copies' ||
          (!/^@cuewright\/contract\/(endpoints|openapi)$/.test(place) && declared(place, file)),
      ),
    ).toEqual([]);
  });
});

it('[STALL-7] only threads and processes of the server load the parts of the engine that read words', () => {
  const LIGHT =
    /^@cuewright\/engine\/(?:text|guests|catalogue|content\/[\w-]+|export|marks|recovered|statement|storyboard|methods|plural)$/;
  const inThreads =
    /^apps\/server\/src\/services\/(?:engine\/jobs\/|picture-reader\/worker\.ts$|eyes\/looking\/)/;
  const loaded = files
    .filter((file) => /^(?:apps\/server|packages\/contract)\/src\//.test(file) && !inThreads.test(file))
    .flatMap((file) => {
      const code = readSource(file).replace(/\bimport type\b[^;]*;/g, '');
      return [...code.matchAll(/['"](@cuewright\/engine\/[\w/-]+)['"]/g)].map(([, room = '']) => ({
        file,
        room,
      }));
    });
  expect(loaded.length).toBeGreaterThan(10);
  expect(loaded.filter(({ room }) => !LIGHT.test(room))).toEqual([]);
});

it('[READS-1] of the page only its threads load the parts of the engine that read words', () => {
  const READS = /^@cuewright\/engine\/(?:language|reading|shots|copies|checks)$/;
  /** These take what was found out of a text, and read nothing. */
  const LIGHT = /^(?:applyEdits|cutOut)$/;
  // Written when a prompt is opened, saved or handed out, never with a letter.
  const ONCE = /^apps\/web\/src\/(?:lib\/model-copy\/writer\.ts|lib\/slate\/write-copies\.ts)$/;
  const inThreads = /^apps\/web\/src\/lib\/(?:reader\/jobs\/|sketch\/sketch-worker\.ts$)/;
  const loaded = files
    .filter((file) => file.startsWith('apps/web/src/') && !inThreads.test(file) && !ONCE.test(file))
    .flatMap((file) => {
      const code = readSource(file).replace(/\bimport type\b[^;]*;/g, '');
      return [
        ...code.matchAll(/(?:import\s*\{([^}]*)\}\s*from|import\()\s*['"](@cuewright\/engine\/[\w/-]+)['"]/g),
      ].map(([, names = '*', room = '']) => ({ file, names, room }));
    })
    .filter(({ room }) => READS.test(room))
    .filter(({ names }) =>
      names
        .split(',')
        .map((name) => name.trim())
        .some((name) => name !== '' && !name.startsWith('type ') && !LIGHT.test(name)),
    );
  expect(loaded).toEqual([]);
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
