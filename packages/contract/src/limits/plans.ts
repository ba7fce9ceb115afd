export const planLimits = {
  /** Document 2 §9; decisions, Accounts: Monthly Pro. */
  monthly: { price: 4, originalPrice: 9.99, savingsPercent: 60, billing: 'month', badge: 'limited-time' },
  /** Document 2 §9; decisions, Accounts: Yearly Pro. */
  yearly: { price: 27, originalPrice: 60, savingsPercent: 55, billing: 'year', badge: 'most-popular' },
  /** Document 2 §9; decisions, Accounts: Lifetime Access. */
  lifetime: { price: 56, originalPrice: 300, savingsPercent: 81, billing: 'once', badge: null },
} as const;

export const paymentLimits = {
  /** Document 2 §9: how long money is given back. */
  refundDays: 30,
  /** Order 16: how long a plan goes on after its payment failed. */
  graceDays: 3,
  /** Decisions, Accounts: how long the page asks for a payment’s end. */
  confirmWithinMs: 30_000,
} as const;
