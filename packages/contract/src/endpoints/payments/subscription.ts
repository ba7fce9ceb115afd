import { z } from 'zod';
import { planIds, subscriptionStates, tills } from '../../payments.ts';
import { timestamp } from '../fields.ts';

export const subscription = z.object({
  plan: z.enum(['free', ...planIds]),
  state: z.enum(subscriptionStates),
  /** When it ends, or is renewed; nothing for a lifetime and for Free. */
  until: timestamp.nullable(),
  /** Whether the provider goes on with it at its end. */
  renews: z.boolean(),
  /** What it becomes then, when it was switched. */
  next_plan: z.enum(planIds).nullable(),
  is_demo: z.boolean(),
  /** Who takes payments here. */
  till: z.enum(tills),
});
