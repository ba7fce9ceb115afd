import type { Claim } from '../claims/claim.ts';
import type { Context } from '../context.ts';
import { determiners } from '../words/closed-class.ts';

const MOST_WORDS = 3;

/** "Not romantic" in the box that asks for the mood, "not a handshake" in that for the rest: what it must not be. */
export function findNotSo({ asks, tokens, units, languages }: Context): Claim[] {
  if (asks !== 'mood' && asks !== 'rest') return [];
  return units.flatMap(({ from, to, sentence }) => {
    const isDenied = (languages[sentence] ?? 'en') === 'en' && tokens[from]?.word === 'not';
    if (!isDenied || to - from < 2 || to - from > MOST_WORDS + 1) return [];
    if (tokens.slice(from + 1, to).some(({ kind }) => kind !== 'word')) return [];
    const isLed = determiners.has(tokens[from + 1]?.word ?? '') && to - from > 2;
    const thing = { from: tokens[from + (isLed ? 2 : 1)]?.from ?? 0, to: tokens[to - 1]?.to ?? 0 };
    return [
      {
        from: tokens[from]?.from ?? 0,
        to: thing.to,
        core: thing,
        sure: 'form',
        said: { kind: 'absence', things: [thing], form: 'noun', reach: 'picture' },
      },
    ];
  });
}
