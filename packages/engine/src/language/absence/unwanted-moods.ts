import type { Claim } from '../claims/claim.ts';
import type { Context } from '../context.ts';

const MOST_WORDS = 3;

/** "Not romantic" in the box that asks for the mood: how it must not feel. */
export function findUnwantedMoods({ asks, tokens, units, languages }: Context): Claim[] {
  if (asks !== 'mood') return [];
  return units.flatMap(({ from, to, sentence }) => {
    const isDenied = (languages[sentence] ?? 'en') === 'en' && tokens[from]?.word === 'not';
    if (!isDenied || to - from < 2 || to - from > MOST_WORDS + 1) return [];
    if (tokens.slice(from + 1, to).some(({ kind }) => kind !== 'word')) return [];
    const thing = { from: tokens[from + 1]?.from ?? 0, to: tokens[to - 1]?.to ?? 0 };
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
