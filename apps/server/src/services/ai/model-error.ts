/** Why a model gave nothing that can be used. Says nothing of what was asked or answered: it is logged. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly kind: ModelFault;
  /** How long the provider wants to be left alone. */
  readonly retryAfterMs: number | undefined;

  constructor(
    kind: ModelFault,
    message: string,
    { retryAfterMs }: { retryAfterMs?: number | undefined } = {},
  ) {
    super(message);
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}

/**
 * `timed-out`: too late. `crowded`: it asked to be left alone. `failed`: an error of its own, or no line to it.
 * `misconfigured`: it does not know the key or the model. `refused`: it will not answer this. `garbled`: what came is not
 * what was asked for.
 */
export type ModelFault = 'timed-out' | 'crowded' | 'failed' | 'misconfigured' | 'refused' | 'garbled';

/** What asking once more may help against. */
export function isPassing(error: ModelError): boolean {
  return error.kind === 'failed' || error.kind === 'garbled';
}
