import { afterEach, beforeEach, expect } from 'vitest';

let noise: string[] = [];
let allowed: RegExp[] = [];

/** What the console may say in this test. Anything else that it warns of fails the test. */
export function allowNoise(...patterns: RegExp[]): void {
  allowed.push(...patterns);
}

function hear(...said: unknown[]): void {
  noise.push(said.map(String).join(' '));
}

console.error = hear;
console.warn = hear;

/** A test fails for what its console warns of. */
export function watchNoise(): void {
  beforeEach(() => {
    noise = [];
    allowed = [];
  });

  afterEach(() => {
    expect(noise.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
  });
}
