import type { Duration, Seconds } from './model.ts';

/** The lengths that can be asked for, in words. */
export function durationText({ seconds, also = [] }: Duration): string {
  return [secondsText(seconds), ...also.map(({ seconds, only }) => `${only}: ${secondsText(seconds)}`)].join(
    '; ',
  );
}

export function longestOf({ seconds, also = [] }: Duration): number {
  const longest = (offered: Seconds) => ('max' in offered ? offered.max : Math.max(...offered));
  return Math.max(longest(seconds), ...also.map((other) => longest(other.seconds)));
}

export function shortestOf({ seconds, also = [] }: Duration): number {
  const shortest = (offered: Seconds) => ('max' in offered ? (offered.min ?? 0) : Math.min(...offered));
  return Math.min(shortest(seconds), ...also.map((other) => shortest(other.seconds)));
}

function secondsText(seconds: Seconds): string {
  if (!('max' in seconds)) {
    const [last, ...others] = [...seconds].reverse();
    return `${others.length > 0 ? `${others.reverse().join(', ')} or ` : ''}${last} seconds`;
  }
  const { min, max, step } = seconds;
  const range = min === undefined ? `up to ${max} seconds` : `${min} to ${max} seconds`;
  return step === undefined ? range : `${range}, in steps of ${step}`;
}
