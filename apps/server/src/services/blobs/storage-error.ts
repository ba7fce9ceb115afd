import type { ErrorCode } from '@cuewright/contract';

/** Why bytes could not be kept, read or removed. Its message names no key: that is a person's. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code: Extract<ErrorCode, 'storage-unavailable' | 'storage-full'>;

  constructor(code: StorageError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
