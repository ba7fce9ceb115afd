/** One body on its way, and what it takes in memory. */
export interface Arrival {
  add: (bytes: number) => void;
  /** All of it has come. */
  settle: () => void;
  leave: () => void;
}

interface Known {
  began: number;
  bytes: number;
  isWhole: boolean;
  end: () => void;
}

interface BodyRoomParts {
  mostBytes: number;
  now: () => number;
}

/**
 * The memory that bodies take while they come. Nobody has a place that others wait for before theirs has come; where all of them
 * together take too much, the slowest is ended.
 */
export class BodyRoom {
  readonly #parts: BodyRoomParts;
  readonly #arrivals = new Set<Known>();
  #bytes = 0;

  constructor(parts: BodyRoomParts) {
    this.#parts = parts;
  }

  get bytes(): number {
    return this.#bytes;
  }

  enter(end: () => void): Arrival {
    const arrival: Known = { began: this.#parts.now(), bytes: 0, isWhole: false, end };
    this.#arrivals.add(arrival);
    return {
      add: (bytes) => {
        if (!this.#arrivals.has(arrival)) return;
        arrival.bytes += bytes;
        this.#bytes += bytes;
        while (this.#bytes > this.#parts.mostBytes && this.#endSlowest());
      },
      settle: () => {
        arrival.isWhole = true;
      },
      leave: () => this.#leave(arrival),
    };
  }

  #leave(arrival: Known): void {
    if (this.#arrivals.delete(arrival)) this.#bytes -= arrival.bytes;
  }

  /** Whether there was one. */
  #endSlowest(): boolean {
    const now = this.#parts.now();
    const speed = ({ bytes, began }: Known) => bytes / Math.max(1, now - began);
    const [slowest] = [...this.#arrivals]
      .filter(({ isWhole }) => !isWhole)
      .sort((one, other) => speed(one) - speed(other));
    if (!slowest) return false;
    this.#leave(slowest);
    slowest.end();
    return true;
  }
}
