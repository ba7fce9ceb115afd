import { expect, it } from 'vitest';
import { Circuit } from './circuit.ts';
import { Seats } from './seats.ts';

it('[AI-7] leaves a provider alone after five faults in a row, then lets one try', () => {
  let now = new Date('2026-11-22T10:00:00.000Z');
  const later = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1_000);
  };
  const circuit = new Circuit(() => now);
  for (let n = 0; n < 4; n++) circuit.broke();
  expect(circuit.lets()).toBe(true);
  circuit.worked();
  for (let n = 0; n < 5; n++) circuit.broke();
  expect(circuit.lets()).toBe(false);
  later(31);
  // One tries; the others wait until it is known how that went.
  expect([circuit.lets(), circuit.lets()]).toEqual([true, false]);
  circuit.undecided();
  expect([circuit.lets(), circuit.lets()]).toEqual([true, false]);
  circuit.worked();
  expect([circuit.lets(), circuit.lets()]).toEqual([true, true]);
});

it('[AI-7] leaves alone whoever asks for it, and nobody for longer than five minutes', () => {
  let now = new Date('2026-11-22T10:00:00.000Z');
  const circuit = new Circuit(() => now);
  circuit.broke(20_000);
  expect(circuit.lets()).toBe(false);
  now = new Date(now.getTime() + 20_001);
  expect(circuit.lets()).toBe(true);
  circuit.broke(86_400_000);
  now = new Date(now.getTime() + 300_001);
  expect(circuit.lets()).toBe(true);
});

it('[AI-7] seats so many at once, and so many of one person', () => {
  const seats = new Seats({ all: 3, each: 2 });
  const first = seats.take('ana');
  seats.take('ana');
  expect(seats.take('ana')).toBeUndefined();
  const third = seats.take('bo');
  expect(seats.take('cy')).toBeUndefined();
  first?.();
  first?.();
  third?.();
  expect(seats.count).toBe(1);
  expect(seats.take('ana')).toBeTypeOf('function');
});
