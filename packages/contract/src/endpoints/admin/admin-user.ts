import { z } from 'zod';
import { planIds } from '../../payments.ts';
import { id, timestamp } from '../fields.ts';

export const planName = z.enum(['free', ...planIds]);

/** A person as a list for admins shows them. */
export const adminUser = z.object({
  id,
  /** Of the profile; until that is filled in, what the provider said. */
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  job: z.string(),
  profile_completed: z.boolean(),
  /** Generations, ever. */
  prompts_used: z.int(),
  /** Prompts they keep. */
  total_prompts: z.int(),
  is_premium: z.boolean(),
  plan: planName,
  is_admin: z.boolean(),
  /** By `ADMIN_EMAILS`, and so not to be unmade, blocked or deleted here. */
  is_admin_by_setting: z.boolean(),
  blocked_at: timestamp.nullable(),
  created_at: timestamp,
  /** When they last did anything signed in, to a few minutes. */
  last_active_at: timestamp.nullable(),
  /** Its day in UTC, which pages of an earlier version show. */
  last_active_on: z.iso.date().nullable(),
});

export const userParams = z.object({ id });
