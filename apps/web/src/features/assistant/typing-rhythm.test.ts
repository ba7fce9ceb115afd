import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pauseAfter, typeOut } from './typing-rhythm.ts';

const low = () => 0;
const high = () => 1 - Number.EPSILON;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function typing(text: string, random: () => number) {
  const seen = { counts: [] as number[], beeps: 0, isDone: false };
  const underWay = typeOut({
    characters: Array.from(text),
    random,
    onType: (count) => seen.counts.push(count),
    onBeep: () => {
      seen.beeps += 1;
    },
    onDone: () => {
      seen.isDone = true;
    },
  });
  return { seen, underWay };
}

describe('[CHAT-7] the typing rhythm', () => {
  it.each([
    ['a', 35, 60],
    ['.', 235, 260],
    ['!', 235, 260],
    ['?', 235, 260],
    [',', 135, 160],
    [';', 135, 160],
    [' ', 55, 80],
    ['\n', 335, 360],
  ])('waits after %j from %i to %i ms', (character, least, most) => {
    expect(pauseAfter(character, low)).toBe(least);
    expect(pauseAfter(character, high)).toBeCloseTo(most, 6);
  });

  it('begins after 800 ms and goes on character by character', () => {
    const { seen } = typing('Hi, a.', low);
    vi.advanceTimersByTime(799);
    expect(seen.counts).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(seen.counts).toEqual([1]);
    vi.advanceTimersByTime(34);
    expect(seen.counts).toEqual([1]);
    vi.advanceTimersByTime(1 + 35 + 135 + 55);
    expect(seen.counts).toEqual([1, 2, 3, 4, 5]);
    vi.advanceTimersByTime(35);
    expect(seen.counts).toEqual([1, 2, 3, 4, 5, 6, 6]);
    expect(seen.isDone).toBe(true);
  });

  it('beeps on three of ten characters', () => {
    let n = 0;
    const { seen } = typing('a'.repeat(1000), () => (n++ % 100) / 100);
    vi.runAllTimers();
    expect(seen.beeps).toBeGreaterThan(250);
    expect(seen.beeps).toBeLessThan(350);
    expect(typing('abc', high).seen.beeps).toBe(0);
  });

  it('shows all at once when asked, once, and nothing more after a stop', () => {
    const whole = typing('Hello.', low);
    whole.underWay.finish();
    whole.underWay.finish();
    vi.runAllTimers();
    expect(whole.seen).toEqual({ counts: [6], beeps: 0, isDone: true });
    const cut = typing('Hello.', low);
    vi.advanceTimersByTime(900);
    cut.underWay.stop();
    const { length } = cut.seen.counts;
    vi.runAllTimers();
    expect(cut.seen.counts).toHaveLength(length);
    expect(cut.seen.isDone).toBe(false);
  });
});
