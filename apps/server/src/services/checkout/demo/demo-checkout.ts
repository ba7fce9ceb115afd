import { type Checkout, EventRefusedError } from '../checkout.ts';

/** A checkout that moves no money: a page of this app ends its purchases, and whatever is asked of it is done. */
export const demoCheckout: Checkout = {
  provider: 'demo',
  begin: async ({ sessionId, doneUrl }) => ({
    url: new URL(`/checkout/${sessionId}`, doneUrl).href,
    providerSession: null,
  }),
  find: async () => ({ state: 'open', facts: [] }),
  withdraw: async () => {},
  cancelAtPeriodEnd: async () => {},
  resume: async () => {},
  switchAtPeriodEnd: async () => {},
  end: async () => {},
  refund: async () => {},
  readEvent: async () => {
    throw new EventRefusedError('The demo sends no events.');
  },
};
