export interface Plan {
  id: string;
  name: string;
  price: number;
  originalPrice: number;
  billing: 'month' | 'year' | 'once';
  /** Per cent. */
  savings: number;
  limitedTime: boolean;
  popular: boolean;
  color: 'blue' | 'amber' | 'green';
  features: readonly string[];
}

export const plans = [
  {
    id: 'monthly',
    name: 'Monthly Pro',
    price: 4,
    originalPrice: 9.99,
    billing: 'month',
    savings: 60,
    limitedTime: true,
    popular: false,
    color: 'blue',
    features: [
      'Generate without a daily count',
      'No upgrade banners anywhere',
      'Storyboard frames drawn as often as needed',
      'Stop on this page at any time and keep what the month has left',
    ],
  },
  {
    id: 'yearly',
    name: 'Yearly Pro',
    price: 27,
    originalPrice: 60,
    billing: 'year',
    savings: 55,
    limitedTime: false,
    popular: true,
    color: 'amber',
    features: [
      'All that Monthly Pro has, paid once a year',
      'Less than seven months of the monthly price',
      'Switch to monthly at the end of the year if you like',
      'One invoice, for whoever does your books',
    ],
  },
  {
    id: 'lifetime',
    name: 'Lifetime Access',
    price: 56,
    originalPrice: 300,
    billing: 'once',
    savings: 81,
    limitedTime: false,
    popular: false,
    color: 'green',
    features: [
      'Pro for good after a single payment',
      'Nothing renews and nothing needs cancelling',
      'Starts at once, also in the middle of another plan',
      'Fourteen months of Monthly Pro cost the same',
    ],
  },
] as const satisfies readonly Plan[];

/** The trust block beside the cards. */
export const planTrust = [
  {
    title: '30-day refund guarantee',
    text: 'For thirty days, Refund beside your invoice on this page sends all of a payment back. Pro ends with it.',
  },
  {
    title: 'Your work stays yours',
    text: 'Prompts, notes and boards remain in your account when a plan ends.',
  },
  {
    title: 'Paid at the provider',
    text: 'Card details are typed on the page of the payment provider and never reach this server.',
  },
  {
    title: 'Stop in two clicks',
    text: 'Cancel on this page whenever you like. Pro stays until the last day that is paid.',
  },
] as const satisfies readonly { title: string; text: string }[];
