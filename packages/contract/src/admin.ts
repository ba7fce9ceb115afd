import type { planIds } from './payments.ts';

/** What an admin does to somebody’s account or to the site, as the audit has it. */
export const adminActions = [
  'give-credits',
  'end-sessions',
  'block',
  'unblock',
  'make-admin',
  'unmake-admin',
  'delete-user',
  'change-settings',
] as const;
export type AdminAction = (typeof adminActions)[number];

/** Orders of the list of users. */
export const userSorts = ['newest', 'oldest', 'name', 'email', 'most-used'] as const;
export type UserSort = (typeof userSorts)[number];

/** Orders of the list of prompts. */
export const promptSorts = ['newest', 'oldest', 'title'] as const;
export type PromptSort = (typeof promptSorts)[number];

/** Who somebody is here, beside a user like any other. */
export const userStandings = ['admin', 'blocked'] as const;
export type UserStanding = (typeof userStandings)[number];

export type PlanName = 'free' | (typeof planIds)[number];
