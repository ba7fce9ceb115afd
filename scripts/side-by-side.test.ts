import { expect, it } from 'vitest';
import { sharesOf, sideBySide } from './side-by-side.ts';

it.each([
  { cores: 1, steps: 6, lanes: 1, workers: 1 },
  { cores: 2, steps: 6, lanes: 2, workers: 1 },
  { cores: 8, steps: 6, lanes: 2, workers: 4 },
  { cores: 8, steps: 1, lanes: 1, workers: 8 },
  { cores: 8, steps: 0, lanes: 1, workers: 8 },
])('gives $steps steps on $cores cores $lanes lanes of $workers workers', ({ cores, steps, ...shares }) => {
  expect(sharesOf(cores, steps)).toEqual(shares);
});

/** Tasks that end when they are told to. */
function tasksNamed(names: readonly string[]) {
  const begun: string[] = [];
  const ends = new Map(names.map((name) => [name, Promise.withResolvers<string>()]));
  const run = (name: string) => {
    begun.push(name);
    return ends.get(name)?.promise ?? Promise.reject(new Error(name));
  };
  return { begun, run, end: (name: string) => ends.get(name)?.resolve(`${name} is done`), ends };
}

it('begins the next as soon as a lane is free, and never more at once than there are lanes', async () => {
  const names = ['long', 'short', 'third', 'fourth'];
  const { begun, run, end } = tasksNamed(names);
  const all = sideBySide(names, 2, run);
  expect(begun).toEqual(['long', 'short']);
  end('short');
  await expect.poll(() => begun).toEqual(['long', 'short', 'third']);
  end('third');
  await expect.poll(() => begun).toEqual(names);
  end('fourth');
  end('long');
  expect(await all).toEqual(names.map((name) => `${name} is done`));
});

it('tells of a task that throws', async () => {
  await expect(sideBySide(['one'], 2, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
