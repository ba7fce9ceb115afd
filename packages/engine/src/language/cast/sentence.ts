import type { Clause } from '../clauses/clause.ts';
import { auxiliaries } from '../words/closed-class.ts';
import { baseOf, isVerb } from '../words/senses.ts';
import type { CastBook } from './cast-book.ts';

type Who = readonly number[];
/** Of more nobody is meant where nobody is named. */
const ENOUGH = 3;

/** Whom a sentence has spoken of so far, and who is meant where it names nobody. */
export class Sentence {
  readonly #book: CastBook;
  #at = -1;
  /** Whom it has named as doing or being something, apart from parts of them. */
  #subjects: Who[] = [];
  /** And the one before it. */
  #before: Who[] = [];
  #last: Who = [];

  constructor(book: CastBook) {
    this.#book = book;
  }

  /** Whether another sentence begins. */
  turn(sentence: number): boolean {
    if (sentence === this.#at) return false;
    this.#at = sentence;
    if (this.#subjects.length > 0) this.#before = this.#subjects;
    this.#subjects = [];
    this.#last = [];
    return true;
  }

  hold(who: Who, isNew: boolean): void {
    this.#last = who;
    if (!isNew || who.length === 0 || this.#subjects.length >= ENOUGH) return;
    const isPart = who.some((id) => this.#book.entities[id]?.partOf !== undefined);
    const isKnown = this.#subjects.some((one) => one.join() === who.join());
    if (!isPart && !isKnown) this.#subjects.push(who);
  }

  /** Its one subject, parts of it left aside. */
  get only(): Who | undefined {
    return this.#subjects.length === 1 ? this.#subjects[0] : undefined;
  }

  /** Whom it is about so far. */
  get single(): Who {
    return this.#last.length > 0 ? this.#last : (this.only ?? []);
  }

  /** Who is meant where a clause names nobody: "carrying a piano", "and waits", "then stops". */
  elided({ opens, joiner }: Clause, word: string, isLabelled: boolean): Who {
    if (!opens) return this.#last;
    const before = this.#before.length === 1 ? this.#before[0] : undefined;
    if (word.endsWith('ing')) return this.#subjects.length > 0 ? (this.only ?? []) : (before ?? []);
    const isPlain = isVerb(word) && !auxiliaries.has(word) && joiner === '';
    // "Three referees, one on the phone, wait".
    if (isPlain && this.only) return this.only;
    const isOfOne = auxiliaries.has(word) || baseOf(word) !== undefined || joiner !== '';
    const isTheirs = before?.some((id) => this.#book.isSeveral(id)) === true;
    if (!isOfOne && !isTheirs && !isLabelled) return [];
    return this.#last.length > 0 ? this.#last : (before ?? []);
  }
}
