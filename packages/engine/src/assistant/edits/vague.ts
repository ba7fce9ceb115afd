import type { Reading } from '../../language/reading.ts';
import { wordsIn } from '../../language/wishes/match-form.ts';
import { vagueWishes } from '../../language/wishes/vague-wishes.ts';
import { type Outcome, quoted } from './outcome.ts';
import { namedIn, wordAt } from './phrase.ts';

/** A wish that leaves open how: two ways to grant it, of which one is chosen. */
export function vagueOf(reading: Reading, wish: string): Outcome {
  const words = new Set(wordsIn(wish).tokens.map(({ word }) => word));
  const found = vagueWishes.find(({ said }) => said.some((one) => words.has(one)));
  const things = [
    ...new Set(
      namedIn(reading)
        .slice(1)
        .map(({ nounEnd }) => wordAt(reading, nounEnd - 1)),
    ),
  ];
  const choices =
    found?.isLess && things.length > 1
      ? things.slice(-2).map((one) => `Remove the ${one}`)
      : (found?.choices ?? ['Make it moodier', 'Make it shorter']);
  return {
    asks: `${quoted(wish)} can mean several things, so I changed nothing yet. Which of these do you mean?`,
    choices,
  };
}
