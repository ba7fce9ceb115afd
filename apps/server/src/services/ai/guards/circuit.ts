/** After so many faults in a row a provider is left alone for a while; then one may try whether it is back. */
const FAULTS = 5;
const REST_MS = 30_000;
const LONGEST_REST_MS = 5 * 60_000;

export class Circuit {
  readonly #clock: () => Date;
  #faults = 0;
  #closedUntil = 0;

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /** Whether the provider may be asked. The first after a rest is let through, and nobody else until it is known how that went. */
  lets(): boolean {
    const now = this.#clock().getTime();
    if (now < this.#closedUntil) return false;
    if (this.#faults >= FAULTS) this.#closedUntil = now + REST_MS;
    return true;
  }

  isResting(): boolean {
    return this.#clock().getTime() < this.#closedUntil;
  }

  worked(): void {
    this.#faults = 0;
    this.#closedUntil = 0;
  }

  /** Whoever asked to be left alone is left alone at once. */
  broke(retryAfterMs?: number): void {
    this.#faults++;
    const now = this.#clock().getTime();
    const rest = retryAfterMs ?? (this.#faults >= FAULTS ? REST_MS : 0);
    if (rest > 0) this.#closedUntil = Math.max(this.#closedUntil, now + Math.min(rest, LONGEST_REST_MS));
  }

  /** The one that was let through came to nothing that says how the provider is. */
  undecided(): void {
    if (this.#faults >= FAULTS) this.#closedUntil = 0;
  }
}
