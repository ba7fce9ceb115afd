import { ApiError } from '@cuewright/contract';

/** The row as it stands, when a change was refused because somebody else was first. */
export function staleIn<Row>(error: unknown): Row | undefined {
  if (!(error instanceof ApiError) || error.problem.code !== 'stale-version') return undefined;
  return error.problem.current as Row;
}
