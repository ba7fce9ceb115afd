import type Stripe from 'stripe';
import { z } from 'zod';

const LAST_SECOND = Date.UTC(9999, 11, 31) / 1000;
const moment = z.int().min(0).max(LAST_SECOND);
/** What Stripe calls something. PostgreSQL keeps no NUL, which a name never has. */
const name = z.string().regex(/^[^\0]{1,255}$/);
/** Named, or sent along. */
const reference = z.union([name, z.object({ id: name })]).nullish();
const metadata = z.record(z.string(), z.string()).nullish();

const thing = z.object({ id: name });
const purchase = z.object({
  id: name,
  created: moment,
  metadata,
  payment_intent: reference,
  amount_total: z.int32().min(0).nullish(),
  currency: z
    .string()
    .regex(/^[a-z]{3}$/i)
    .nullish(),
});
const unpaid = z.object({
  parent: z
    .object({ subscription_details: z.object({ subscription: z.union([name, thing]), metadata }).nullish() })
    .nullish(),
});
const subscription = z.object({ id: name, metadata, ended_at: moment.nullish() });
const charge = z.object({ payment_intent: reference });
const dispute = z.object({ id: name, payment_intent: reference });

/** As much of each message's object as is read of it. */
const objects: Readonly<Record<string, z.ZodType>> = {
  'checkout.session.completed': purchase,
  'checkout.session.async_payment_succeeded': purchase,
  'invoice.paid': thing,
  'invoice.payment_failed': unpaid,
  'customer.subscription.updated': subscription,
  'customer.subscription.deleted': subscription,
  'charge.refunded': charge,
  'charge.dispute.created': dispute,
  'charge.dispute.closed': dispute,
};

const envelope = z.object({
  id: name,
  type: z.string(),
  created: moment,
  data: z.object({ object: z.looseObject({}), previous_attributes: z.looseObject({}).nullish() }),
});

/** Whether a signed message has the shape its type promises. A type that is not read promises nothing. */
export function hasEventShape(event: unknown): event is Stripe.Event {
  const read = envelope.safeParse(event);
  if (!read.success) return false;
  const object = Object.hasOwn(objects, read.data.type) ? objects[read.data.type] : undefined;
  return object === undefined || object.safeParse(read.data.data.object).success;
}
