import { expect, it } from 'vitest';
import { createDrawingPace } from './drawing-pace.ts';

function paceOf(takes: number) {
  const pace = createDrawingPace();
  pace.begin(0);
  pace.end(takes);
  return pace;
}

it('draws at once where drawing is quick', () => {
  expect(createDrawingPace().waitAt(0)).toBe(0);
  expect(paceOf(30).waitAt(1_000)).toBe(0);
});

it('waits four times as long as drawing takes, and for one that is very slow no longer than for a slow one', () => {
  expect(paceOf(50).waitAt(1_000)).toBe(200);
  expect(paceOf(5_000).waitAt(1_000)).toBe(400);
});

it('draws for a hand that goes on and on once that is twenty times as long', () => {
  const pace = paceOf(50);
  expect(pace.waitAt(1_000)).toBe(200);
  expect(pace.waitAt(1_900)).toBe(100);
  expect(pace.waitAt(2_100)).toBe(0);
  pace.begin(2_100);
  pace.end(2_150);
  expect(pace.waitAt(2_200)).toBe(200);
});
