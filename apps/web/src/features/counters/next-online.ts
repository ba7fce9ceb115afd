import { heroCounterLimits } from '@cuewright/contract';
import { pick, type Random, type Range } from './pick.ts';

/** What Online becomes with its change of this number, the first one being 0. */
export function nextOnline(shown: number, change: number, random: Random): number {
  const { firstOnline, few, some, many } = heroCounterLimits;
  const first = firstOnline[change];
  if (first !== undefined) return typeof first === 'number' ? first : pick(first, random);
  if (shown < few.below) return pick(few.next, random);
  return varied(shown, shown <= some.upTo ? some : many, random);
}

interface Variation {
  change: Range;
  under: { limit: number; next: Range };
  over: { limit: number; next: Range };
}

function varied(shown: number, { change, under, over }: Variation, random: Random): number {
  const next = shown + pick(change, random);
  if (next < under.limit) return pick(under.next, random);
  return next > over.limit ? pick(over.next, random) : next;
}

export type OnlineTone = 'red' | 'green' | 'blue';

export function onlineTone(shown: number): OnlineTone {
  const { redBelow, blueAbove } = heroCounterLimits.colours;
  if (shown < redBelow) return 'red';
  return shown > blueAbove ? 'blue' : 'green';
}
