import { type SourceKey, sources } from './sources.ts';

/**
 * `vendor`: the maker's own page or code says so; a check may enforce it.
 * `third-party`: somebody else says so. `unverified`: said by many, seen by none of us; a hint, never a rule.
 */
export type Surety = 'vendor' | 'third-party' | 'unverified';

/** A figure, how sure it is, and where it is from. What nobody documents has no fact; it is never guessed. */
export type Fact<T> =
  | { value: T; sure: Surety; source: SourceKey }
  | { value: T; sure: 'unverified'; source?: never };

/** A figure as its source has it; how sure it is follows from who the source is. */
export function from<T>(source: SourceKey, value: T): Fact<T> {
  return { value, sure: sources[source].sure, source };
}

/** A figure without a page behind it. */
export function unverified<T>(value: T): Fact<T> {
  return { value, sure: 'unverified' };
}

/** Several figures from one page. */
export function each<T>(source: SourceKey, ...values: readonly T[]): Fact<T>[] {
  return values.map((value) => from(source, value));
}
