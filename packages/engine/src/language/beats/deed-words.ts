import { wordSet } from '../words/word-set.ts';

/** What these take is worn. */
export const wearing = wordSet('wears wear wearing sporting sports');
/** And what these take, is in somebody's hands. */
export const holding = wordSet(
  'holds hold holding carries carry carrying clutches clutch clutching grips grip gripping cradles cradle cradling hugs hugging brandishes brandishing shoulders lugs lugging drags dragging wields wielding balances balancing pushes pushing',
);
export const having = wordSet('has have having');
export const being = wordSet("is are was were be being isn't aren't wasn't weren't");
