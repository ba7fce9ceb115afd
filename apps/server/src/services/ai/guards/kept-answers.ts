/** For so long an answer serves who asks the same again. */
const KEPT_MS = 3 * 60_000;
/** Of everybody in this process, and of one person: the oldest gives way. */
const MOST = { all: 400, each: 12 };

interface Kept {
  personId: string;
  answer: unknown;
  until: number;
}

/** Answers of the last minutes by the hash of what was asked, and no longer. */
export class KeptAnswers {
  readonly #clock: () => Date;
  /** The oldest first. */
  readonly #kept = new Map<string, Kept>();
  #sweeping: NodeJS.Timeout | undefined;

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  get count(): number {
    return this.#kept.size;
  }

  get(key: string): unknown {
    this.#sweep();
    return this.#kept.get(key)?.answer;
  }

  keep(key: string, personId: string, answer: unknown): void {
    this.#sweep();
    this.#kept.delete(key);
    const own = [...this.#kept].filter(([, one]) => one.personId === personId);
    if (own.length >= MOST.each) this.#kept.delete(own[0]?.[0] ?? '');
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= MOST.all) this.#kept.delete(oldest);
    this.#kept.set(key, { personId, answer, until: this.#clock().getTime() + KEPT_MS });
    this.#sweepLater();
  }

  #sweep(): void {
    const now = this.#clock().getTime();
    for (const [key, { until }] of this.#kept) if (until <= now) this.#kept.delete(key);
  }

  /** Also where nobody asks again. One timer for all of them, which keeps no process from ending. */
  #sweepLater(): void {
    if (this.#sweeping || this.#kept.size === 0) return;
    this.#sweeping = setTimeout(() => {
      this.#sweeping = undefined;
      this.#sweep();
      this.#sweepLater();
    }, KEPT_MS).unref();
  }
}
