import { describe, expect, it } from 'vitest';
import { badInput } from '../../testing/language/bad-input.ts';
import { brokenLaws, brokenPartition } from '../../testing/language/broken-laws.ts';
import { processorSeconds } from '../../testing/processor-seconds.ts';
import { inFull } from '../../testing/soak.ts';
import { read } from './read.ts';

/** All laws ask for some forty readings; a soak holds them over the whole. */
const LONGEST_TRIED = inFull ? Number.POSITIVE_INFINITY : 4_000;
/** Of a processor, however many ask for it; a fifth of a second is usual. */
const MOST_SECONDS = 4;

describe('[READS-21] what nobody means to send', () => {
  it.each(badInput)('is read within its time, and every character has its place: $name', ({ text }) => {
    expect(processorSeconds(() => read(text, { isClip: true }))).toBeLessThan(MOST_SECONDS);
    expect(brokenPartition(read(text, { isClip: true }))).toEqual([]);
  });

  it.each(badInput)('keeps the laws: $name', ({ text }) => {
    const tried = text.slice(0, LONGEST_TRIED);
    expect([...brokenLaws(tried, true), ...brokenLaws(tried, false)]).toEqual([]);
  });
});

describe('[READS-22] what has no width', () => {
  it('stays inside words and pictures that are made with it, and goes elsewhere as it always did', () => {
    const { text } = read('👩‍🚀 wav\u200ces, न्\u200dय', { isClip: true });
    expect(text).toBe('👩‍🚀 wav\u200ces, न्\u200dय');
    expect(read('A\u0000 dog\u0007', { isClip: true }).text).toBe('A dog');
  });
});
