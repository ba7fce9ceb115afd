import type { Claim } from '../claims/claim.ts';
import type { Mark } from '../marks/mark.ts';
import { isWithin } from '../span.ts';
import type { Said } from '../statement.ts';

/**
 * Words between quotes that one witness takes for drawn or spoken and a model does as well: two agree on them. A model by
 * itself raises nothing. Nor does it raise a figure that may be a setting: such words would leave the text, and whoever is
 * eleven may be taken for seconds.
 */
export function raised(found: readonly Claim[], told: readonly Mark[]): Claim[] {
  if (told.length === 0) return [...found];
  return found.map((claim) =>
    claim.sure === 'guess' && hasWords(claim.said) && told.some((mark) => saysSame(mark, claim))
      ? { ...claim, sure: 'agreed' }
      : claim,
  );
}

function saysSame(mark: Mark, claim: Claim): boolean {
  return mark.kind === claim.said.kind && (isWithin(wordsIn(claim), mark) || isWithin(mark, claim));
}

/** Whoever quotes a quote may leave its marks out. */
function wordsIn(claim: Claim) {
  return hasWords(claim.said) ? claim.said.words : claim;
}

function hasWords(said: Said): said is Extract<Said, { kind: 'lettering' | 'line' }> {
  return said.kind === 'lettering' || said.kind === 'line';
}
