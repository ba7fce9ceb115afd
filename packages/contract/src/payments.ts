/** What can be bought, by its name on the wire. */
export const planIds = ['monthly', 'yearly', 'lifetime'] as const;
export type PlanId = (typeof planIds)[number];

/** How a payment stands that was begun: a declined or cancelled one is over. */
export const paymentStates = ['open', 'paid', 'declined', 'cancelled'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** How a plan stands: past due while a failed payment has its days of grace, suspended while one is disputed. */
export const subscriptionStates = ['none', 'active', 'past-due', 'suspended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

export const invoiceStates = ['paid', 'refunded', 'disputed'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** Who takes payments: Stripe, the demo that moves no money, or nobody. */
export const tills = ['stripe', 'demo', 'closed'] as const;
export type Till = (typeof tills)[number];
