import type { MadeFacts } from '@cuewright/engine/image-metadata';
import { expect, it } from 'vitest';
import { openBatch } from './open-batch.ts';

const facts: MadeFacts = { container: 'png', prompt: 'a fig', settings: [], raw: [], provenance: [] };
const files = (...names: string[]) => names.map((name) => new File([], name));

it('[REV-13] reads file after file, and keeps those that cannot be read', async () => {
  const seen: string[] = [];
  const batch = openBatch(async ({ name }) => {
    seen.push(name);
    return name === 'torn.png' ? undefined : facts;
  });
  const reading = batch.add(files('a.png', 'torn.png'));
  expect(batch.get().map(({ name, state }) => [name, state])).toEqual([
    ['a.png', 'waiting'],
    ['torn.png', 'waiting'],
  ]);
  await reading;
  await batch.add(files('a.png'));
  expect(batch.get().map(({ state }) => state)).toEqual(['read', 'unread', 'read']);
  expect(new Set(batch.get().map(({ id }) => id)).size).toBe(3);
  expect(seen).toEqual(['a.png', 'torn.png', 'a.png']);
});

it('[REV-13] reads no further once it is cleared', async () => {
  const seen: string[] = [];
  const batch = openBatch(async ({ name }) => {
    seen.push(name);
    batch.clear();
    return facts;
  });
  await batch.add(files('a.png', 'b.png'));
  expect(batch.get()).toEqual([]);
  expect(seen).toEqual(['a.png']);
});
