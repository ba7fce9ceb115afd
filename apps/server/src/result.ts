import type { ErrorCode, FactsOf, ProblemFacts } from '@cuewright/contract';
import type { Carried } from './endpoints/carried.ts';

/** An expected outcome: what was asked for, or one of these failures of the catalogue. A bug throws instead. */
export type Result<T, Code extends ErrorCode = never> = { ok: true; value: T } | Failure<Code>;

export type Failure<Code extends ErrorCode> = Code extends ErrorCode
  ? { ok: false; code: Code; facts: ProblemFacts<Code> }
  : never;

/** A route may say with it which status, headers and cookies the answer has. */
export function ok<T>(value: T): { ok: true; value: T };
export function ok<T, const C extends Carried & { status?: number }>(
  value: T,
  carried: C,
): { ok: true; value: T } & C;
export function ok<T>(value: T, carried?: object) {
  return { ok: true, value, ...carried };
}

export function fail<Code extends ErrorCode>(code: Code, ...[facts]: FactsOf<Code>): Failure<Code> {
  return { ok: false, code, facts: facts ?? {} } as unknown as Failure<Code>;
}

/** The same outcome in another shape; a failure passes through. */
export function mapOk<T, U, Code extends ErrorCode>(
  result: Result<T, Code>,
  shape: (value: T) => U,
): Result<U, Code> {
  return result.ok ? ok(shape(result.value)) : result;
}
