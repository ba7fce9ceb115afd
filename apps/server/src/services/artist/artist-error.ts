import type { ErrorCode } from '@cuewright/contract';

/** Why nothing was drawn. Its message never repeats the prompt: it is logged. */
export class ArtistError extends Error {
  override readonly name = 'ArtistError';
  readonly code: Extract<ErrorCode, 'artist-refused' | 'artist-failed' | 'artist-timed-out'>;

  constructor(code: ArtistError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
