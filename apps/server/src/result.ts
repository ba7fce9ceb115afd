import { type ErrorCode, type Problem, type ProblemFacts, problem } from '@cuewright/contract';

/** An expected outcome: what was asked for, or a failure of the catalogue. A bug throws instead. */
export type Result<T> = { ok: true; value: T } | Failure;
export type Failure = { ok: false; problem: Problem };

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function fail(code: ErrorCode, facts?: ProblemFacts): Failure {
  return { ok: false, problem: problem(code, facts) };
}

/** The same outcome in another shape; a failure passes through. */
export function mapOk<T, U>(result: Result<T>, shape: (value: T) => U): Result<U> {
  return result.ok ? ok(shape(result.value)) : result;
}
