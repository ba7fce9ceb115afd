import type { Sighting, Verdict } from '@cuewright/engine/sight';

/** How a sighting stands: said, asked, taken out, or put in somebody's own words. */
export type Standing = 'said' | 'asked' | 'dropped' | 'yours';

export function standingOf({ isSure }: Sighting, verdict: Verdict | undefined): Standing {
  if (!verdict) return isSure ? 'said' : 'asked';
  return verdict.kind === 'said' ? 'yours' : verdict.kind === 'kept' ? 'said' : 'dropped';
}

export const standingWords: Readonly<Record<Standing, string>> = {
  said: 'In the prompt',
  asked: 'Is it so?',
  dropped: 'Left out',
  yours: 'Your words',
};

/** What a sighting says, by itself. */
export function sightingText(sighting: Sighting, verdict: Verdict | undefined): string {
  if (verdict?.kind === 'said') return verdict.words;
  return sighting.kind === 'lettering' ? `Lettering: “${sighting.says}”` : withCapital(sighting.says);
}

function withCapital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
