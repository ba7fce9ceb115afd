import type { PaymentSession } from './tables.ts';

export function presentPurchase({ id, plan, state, provider, starts_at }: PaymentSession) {
  return {
    session_id: id,
    plan,
    state,
    is_demo: provider === 'demo',
    starts_at: starts_at.toISOString(),
  };
}
