import type { ErrorCode, ProblemFacts } from '@cuewright/contract';

/** An expected outcome: what was asked for, or one of these failures of the catalogue. A bug throws instead. */
export type Result<T, Code extends ErrorCode = never> = { ok: true; value: T } | Failure<Code>;

export interface Failure<Code extends ErrorCode> {
  ok: false;
  code: Code;
  facts: ProblemFacts;
}

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

export function fail<Code extends ErrorCode>(code: Code, facts: ProblemFacts = {}): Failure<Code> {
  return { ok: false, code, facts };
}

/** The same outcome in another shape; a failure passes through. */
export function mapOk<T, U, Code extends ErrorCode>(
  result: Result<T, Code>,
  shape: (value: T) => U,
): Result<U, Code> {
  return result.ok ? ok(shape(result.value)) : result;
}
