import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { glossary } from '../content/glossary/glossary.ts';
import {
  frameMarks,
  framePrompt,
  frameSizes,
  newFrame,
  openingFrames,
  openings,
  runningSeconds,
  runningTime,
  shortSize,
} from './index.ts';

describe('[B1] frames', () => {
  it('[B1.1] a board begins with the four prefixes, each with its size', () => {
    let n = 0;
    const frames = openingFrames('A dog', () => `id-${n++}`);
    expect(frames.map(({ id, prompt, size }) => [id, prompt, shortSize(size)])).toEqual([
      ['id-0', 'Wide establishing shot: A dog', 'EST'],
      ['id-1', 'Medium shot: A dog', 'MS'],
      ['id-2', 'Close-up shot: A dog', 'CU'],
      ['id-3', 'Extreme close-up detail: A dog', 'ECU'],
    ]);
    expect(frames.map(({ prompt }, n) => prompt.startsWith(openings[n]?.prefix ?? '-'))).toEqual(
      Array(4).fill(true),
    );
  });

  it('[B1.4] [BOARD-15] a further frame can be an insert or the reverse, and says only what differs', () => {
    expect(openings.slice(4).map(({ prefix, size }) => [prefix, size])).toEqual([
      ['Insert shot', 'insert'],
      ['Reverse angle', null],
    ]);
    expect(framePrompt('A dog', 'Reverse angle').text).toBe('Reverse angle: A dog');
    expect(framePrompt('A dog').text).toBe('A dog');
    expect(new Set(openings.map(({ differs }) => differs)).size).toBe(openings.length);
    for (const { differs } of openings) expect(differs).toMatch(/same light$/);
  });

  it('[B1.2] every size is a term of the glossary, under its name, with letters of its own', () => {
    const names = new Map(glossary.map(({ id, name }) => [id as string, name]));
    expect(frameSizes.map(({ id, name }) => [id, name])).toEqual(
      frameSizes.map(({ id }) => [id, names.get(id)]),
    );
    expect(new Set(frameSizes.map(({ short }) => short)).size).toBe(frameSizes.length);
    expect(shortSize(null)).toBe('');
  });

  it('[B1.3] [MARK-8] the marks of a prompt lie on the same words in each of its frames', () => {
    const prompt = ' \r\nA cup, two ferns\n';
    const from = prompt.indexOf('two ferns');
    const marks = [{ from, to: from + 9, kind: 'absence' as const }];
    for (const prefix of [...openings.map((opening) => opening.prefix), undefined]) {
      const { text } = framePrompt(prompt, prefix);
      const words = frameMarks(prompt, marks, prefix).map((mark) => text.slice(mark.from, mark.to));
      expect(words).toEqual(['two ferns']);
    }
  });
});

describe('[B2] how long a board runs', () => {
  it('[B2.1] is the sum of what its frames say, to the tenth', () => {
    const seconds = fc.option(fc.integer({ min: 1, max: 36_000 }).map((tenths) => tenths / 10));
    fc.assert(
      fc.property(fc.array(seconds, { maxLength: 60 }), (durations) => {
        const frames = durations.map((duration) => ({ ...newFrame('id', ''), duration }));
        const tenths = durations.reduce((sum: number, one) => sum + Math.round((one ?? 0) * 10), 0);
        expect(runningSeconds(frames)).toBe(tenths / 10);
      }),
    );
  });

  it('[B2.2] is told in minutes and seconds', () => {
    expect([0, 31, 62.5, 3600, 0.1].map(runningTime)).toEqual(['0:00', '0:31', '1:02.5', '60:00', '0:00.1']);
  });
});
