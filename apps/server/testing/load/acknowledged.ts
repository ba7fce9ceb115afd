type State = string | undefined;

/** What a server has acknowledged, by what it is about; nothing stands for what is gone. */
export class Acknowledged {
  readonly #may = new Map<string, Set<State>>();
  readonly #waiting: { count: number; tell: () => void }[] = [];
  count = 0;

  /** Until it is acknowledged, what is asked for may have happened or not. */
  attempt(about: string, next: State): void {
    const may = this.#may.get(about) ?? new Set([undefined]);
    this.#may.set(about, may.add(next));
  }

  confirm(about: string, next: State): void {
    this.#may.set(about, new Set([next]));
    this.count += 1;
    for (const { tell } of this.#waiting.filter(({ count }) => count <= this.count)) tell();
  }

  /** Resolves as soon as so many are acknowledged. */
  async reached(count: number): Promise<void> {
    if (this.count >= count) return;
    await new Promise<void>((tell) => this.#waiting.push({ count, tell }));
  }

  /** What is not as it was acknowledged, and how much was looked for. */
  compare(kept: ReadonlyMap<string, string>): { looked: number; lost: string[] } {
    const all = [...this.#may];
    const lost = all.filter(([about, may]) => !may.has(kept.get(about)));
    return {
      looked: all.length,
      lost: lost.map(([about, may]) => `${about}: ${[...may]}, not ${kept.get(about)}`),
    };
  }
}
