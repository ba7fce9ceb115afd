import type { MadeFacts } from '@cuewright/engine/image-metadata';
import { expect, it } from 'vitest';
import { openFileReader } from './file-reader.ts';

const facts: MadeFacts = { container: 'png', prompt: 'a fig', settings: [], raw: [], provenance: [] };
const file = (name: string) => new File([], name);

/** A reader whose threads do with a file what its name says. */
function readerOf() {
  const begun: string[][] = [];
  let ended = 0;
  const reader = openFileReader(() => {
    const thread = new EventTarget();
    const seen: string[] = [];
    begun.push(seen);
    return Object.assign(thread, {
      terminate: () => {
        ended += 1;
      },
      postMessage: ({ name }: File) => {
        seen.push(name);
        queueMicrotask(() =>
          thread.dispatchEvent(
            name === 'bad' ? new Event('error') : new MessageEvent('message', { data: { facts } }),
          ),
        );
      },
    }) as unknown as Worker;
  });
  return { ...reader, begun, ended: () => ended };
}

it('[REV-11] reads files one after the other in one thread', async () => {
  const { read, begun } = readerOf();
  expect(begun).toEqual([]);
  expect(await Promise.all([read(file('a')), read(file('b'))])).toEqual([facts, facts]);
  expect(begun).toEqual([['a', 'b']]);
});

it('[REV-11] outlives a thread that a file ends', async () => {
  const { read, begun, ended } = readerOf();
  expect(await Promise.all([read(file('bad')), read(file('b'))])).toEqual([undefined, facts]);
  expect(begun).toEqual([['bad'], ['b']]);
  expect(ended()).toBe(1);
});
