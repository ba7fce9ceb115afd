import type { Person } from '../people.ts';
import type { Acknowledged } from './acknowledged.ts';
import { type Answer, askAs } from './ask.ts';
import { Author } from './author.ts';
import { chanceOf } from './seed.ts';

interface Parts {
  people: readonly Person[];
  /** Where the next request goes. */
  origin: () => string;
  acknowledged: Acknowledged;
  seed: number;
  /** Of every answer, as it comes. */
  onAnswer?: (answer: Answer) => void;
}

/** What a day's allowance and a plan that is held already refuse beside what is done. */
export const EXPECTED: ReadonlySet<number> = new Set([200, 201, 204, 409, 429]);

interface Writing {
  /** Waits while they write, and fails when none of them can any more. */
  until: (event: Promise<unknown>) => Promise<void>;
  stop: () => Promise<void>;
  /** Connections that broke. */
  broken: () => number;
}

/** Authors who write side by side. The first of the people is an admin. */
export class Crowd {
  readonly #authors: readonly Author[];
  readonly #onAnswer: (answer: Answer) => void;
  readonly statuses = new Map<number, number>();

  constructor({ people, origin, acknowledged, seed, onAnswer = () => {} }: Parts) {
    this.#onAnswer = onAnswer;
    this.#authors = people.map((person, n) => {
      const ask = askAs(person, origin);
      return new Author({ person, ask, chance: chanceOf(seed + n), acknowledged, isAdmin: n === 0 });
    });
  }

  /** Begins to write: until `stop` is called, and each of them until a connection breaks unless `isTough`. */
  begin({ isTough = false } = {}): Writing {
    let isOver = false;
    let broken = 0;
    const writing = this.#authors.map(async (author) => {
      while (!isOver) {
        const answer = await author.write().catch(() => undefined);
        if (answer) {
          this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
          this.#onAnswer(answer);
        } else {
          broken += 1;
          if (!isTough) return;
        }
      }
    });
    const stop = async () => {
      isOver = true;
      await Promise.all(writing);
    };
    const until = async (event: Promise<unknown>) => {
      const all = Promise.all(writing).then(() => Promise.reject(new Error('Nobody can write any more.')));
      await Promise.race([event, all]);
    };
    return { until, stop, broken: () => broken };
  }

  /** Statuses that nobody expects of a server that is well. */
  unexpected(): number[] {
    return [...this.statuses.keys()].filter((status) => !EXPECTED.has(status));
  }
}
