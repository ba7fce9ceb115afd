import { z } from 'zod';
import { paymentStates, planIds } from '../../payments.ts';
import { id, timestamp } from '../fields.ts';

/** A purchase that was begun. */
export const payment = z.object({
  session_id: id,
  plan: z.enum(planIds),
  state: z.enum(paymentStates),
  /** Through the demo, which moves no money. */
  is_demo: z.boolean(),
  /** When the plan begins: later than now for a switch, which waits for the end of what is paid. */
  starts_at: timestamp,
});
