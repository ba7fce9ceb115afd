import { methodIds } from './steps.ts';

/** What brings a prompt to the result view, and a frame to a storyboard, by their names on the wire. */
export const generationMethods = [...methodIds, 'text', 'voice', 'reverse', 'storyboard'] as const;
export type GenerationMethod = (typeof generationMethods)[number];

/** What a generation is taken from. A premium one is logged, not counted. */
export const paidBy = ['allowance', 'credits', 'premium'] as const;
export type PaidBy = (typeof paidBy)[number];

/** Why a credit was earned: sharing, having come by a friend's link, a friend's first generation, a gift of the house. */
export const earnReasons = ['shared', 'invited', 'friend-generated', 'granted'] as const;
export type EarnReason = (typeof earnReasons)[number];

/** Why a generation was given back: the work failed, nothing had to be generated, or no word came in time. */
export const giveBackReasons = ['failed', 'exact', 'overdue'] as const;
export type GiveBackReason = (typeof giveBackReasons)[number];
