import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { composerParts } from '../packages/engine/src/content/composer/parts.ts';
import { persons } from '../packages/engine/src/language/words/people-words.ts';
import { light } from '../packages/engine/src/methods/decisions/light.ts';
import { root } from './project.ts';

const assets = path.join(root, 'apps/web/dist/assets');
const chunks = new Map(
  fs
    .readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, fs.readFileSync(path.join(assets, file), 'utf8')]),
);

/** A few words that only this part of the engine has. */
const marks = {
  vocabulary: persons.trim().split(/\s+/).slice(0, 8).join(' '),
  composer: String(composerParts.places[0]?.text),
  reasons: String(light.at(-1)?.say[0]?.[1]),
};

/** A screen's own chunk, and all that comes with it before it is shown. */
function loadedWith(name: string): string[] {
  const own = [...chunks.keys()].find((file) => file.startsWith(`${name}-`));
  if (!own) throw new Error(`No chunk is named ${name}.`);
  const loaded = new Set([own]);
  for (const file of loaded)
    for (const [, next = ''] of (chunks.get(file) ?? '').matchAll(
      /(?:^|[;}])(?:import|export)[^;'"]*?(?:from)?["'`]\.\/([^"'`]+\.js)["'`]/g,
    ))
      loaded.add(next);
  return [...loaded];
}

function holds(files: readonly string[], words: string): string[] {
  return files.filter((file) => chunks.get(file)?.includes(words));
}

it.each(['simple-step', 'advanced-step', 'optimizer-step', 'start'])(
  '[SIZE-1] %s comes without what reads text, what rolls and what optimizes',
  (name) => {
    const files = loadedWith(name);
    if (name !== 'start') expect(files.length).toBeGreaterThan(3);
    for (const words of Object.values(marks)) expect(holds(files, words)).toEqual([]);
  },
);

it('[SIZE-1] what reads comes with the screen that rolls, and what optimizes when a text is first enhanced', () => {
  const files = loadedWith('one-click-step');
  expect(holds(files, marks.vocabulary)).toHaveLength(1);
  expect(holds(files, marks.composer)).toHaveLength(1);
  expect(holds(files, marks.reasons)).toEqual([]);
  expect(holds([...chunks.keys()], marks.reasons)).toHaveLength(1);
});
