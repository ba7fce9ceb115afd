import fp from 'fastify-plugin';
import { fail, mapOk, ok } from '../../result.ts';
import { EventRefusedError } from '../../services/checkout/checkout.ts';
import { beginPurchase, endDemoPurchase } from './buy-plan.ts';
import { confirmPlan, readPurchase } from './follow-purchase.ts';
import { listInvoices, refundInvoice } from './invoices.ts';
import { setRenewal } from './keep-plan.ts';
import type { PaymentParts } from './parts.ts';
import { presentPurchase } from './present.ts';
import { recordFacts } from './record-facts.ts';
import { readSubscription } from './subscription.ts';

export const paymentsRoutes = fp(
  async (app, { parts }: { parts: PaymentParts }) => {
    app.endpoint('POST /api/payments/create-session', async ({ actor, body }) =>
      mapOk(await beginPurchase(parts, actor, body), ({ sessionId, url }) => ({
        session_id: sessionId,
        url,
      })),
    );

    app.endpoint('GET /api/payments/{session}', async ({ actor, params }) =>
      mapOk(await readPurchase(parts, actor, params.session), presentPurchase),
    );

    app.endpoint('POST /api/payments/{session}/demo', async ({ actor, params, body }) =>
      endDemoPurchase(parts, actor, params.session, body.outcome),
    );

    app.endpoint('POST /api/payments/webhook', async ({ body, caller }) => {
      const { checkout } = parts;
      if (checkout?.provider !== 'stripe') return fail('payments-not-configured');
      try {
        const signature = String(caller.headers['stripe-signature'] ?? '');
        await recordFacts(parts, checkout.provider, await checkout.readEvent(body, signature, parts.clock()));
      } catch (error) {
        if (error instanceof EventRefusedError) return fail('event-refused');
        throw error;
      }
      return ok({ received: true as const });
    });

    app.endpoint('GET /api/users/subscription', async ({ actor }) =>
      ok(await readSubscription(parts, actor.id)),
    );

    app.endpoint('POST /api/users/subscription', async ({ actor, body }) =>
      confirmPlan(parts, actor, body.planType),
    );

    app.endpoint('POST /api/payments/cancel', async ({ actor }) => setRenewal(parts, actor, false));

    app.endpoint('POST /api/payments/resume', async ({ actor }) => setRenewal(parts, actor, true));

    app.endpoint('GET /api/payments/invoices', async ({ actor, query }) => {
      const { invoices, total, nextCursor } = await listInvoices(parts, actor, query);
      return ok({ invoices, total, next_cursor: nextCursor });
    });

    app.endpoint('POST /api/payments/invoices/{id}/refund', async ({ actor, params }) =>
      refundInvoice(parts, actor, params.id),
    );
  },
  { name: 'payments-routes', dependencies: ['endpoints'] },
);
