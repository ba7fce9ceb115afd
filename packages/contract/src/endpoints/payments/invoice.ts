import { z } from 'zod';
import { invoiceStates, planIds } from '../../payments.ts';
import { id, timestamp } from '../fields.ts';

/** A payment that arrived. */
export const invoice = z.object({
  id,
  plan: z.enum(planIds),
  cents: z.int(),
  /** What the cents are of, by its code of ISO 4217. */
  currency: z.string(),
  paid_at: timestamp,
  /** The end of what it pays for; nothing for a lifetime. */
  period_end: timestamp.nullable(),
  state: z.enum(invoiceStates),
  /** Until when it can be given back; nothing when it cannot. */
  refundable_until: timestamp.nullable(),
  is_demo: z.boolean(),
});
