/** So many at a time, and so many of one person. Nobody waits: whoever finds no seat is answered in another way. */
export class Seats {
  readonly #all: number;
  readonly #each: number;
  readonly #taken = new Map<string, number>();
  #count = 0;

  constructor({ all, each }: { all: number; each: number }) {
    this.#all = all;
    this.#each = each;
  }

  get count(): number {
    return this.#count;
  }

  /** Gives the seat back, once, however often it is called; nothing where there is none. */
  take(who: string): (() => void) | undefined {
    const own = this.#taken.get(who) ?? 0;
    if (this.#count >= this.#all || own >= this.#each) return undefined;
    this.#count++;
    this.#taken.set(who, own + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.#count--;
      const left = (this.#taken.get(who) ?? 1) - 1;
      if (left > 0) this.#taken.set(who, left);
      else this.#taken.delete(who);
    };
  }
}
