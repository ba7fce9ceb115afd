import { ApiError, NetworkError } from '@cuewright/contract';

/** Why nothing was generated. */
export type GenerateFailure =
  | { kind: 'limit'; resetsAt: Date }
  | { kind: 'signed-out' }
  | { kind: 'unreachable' }
  | { kind: 'refused'; text: string };

export function generateFailure(error: Error): GenerateFailure {
  if (error instanceof NetworkError) return { kind: 'unreachable' };
  if (!(error instanceof ApiError)) return { kind: 'refused', text: 'Something broke on this page.' };
  const { problem } = error;
  if (problem.code === 'daily-limit-reached') return { kind: 'limit', resetsAt: new Date(problem.resets_at) };
  if (problem.code === 'not-signed-in') return { kind: 'signed-out' };
  return { kind: 'refused', text: problem.title };
}
