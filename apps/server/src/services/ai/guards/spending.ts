/** What a day may cost, kept where every process sees it. Amounts are millionths of a dollar. */
export interface Spending {
  /** Holds an amount before anything is asked; or says whose day is spent. */
  hold: (personId: string, amount: number) => Promise<Held | 'day-spent' | 'own-day-spent'>;
  /** What it came to, in place of what was held. */
  settle: (held: Held, amount: number) => Promise<void>;
}

export interface Held {
  personId: string;
  day: string;
  amount: number;
}
