import type { HeardCopy, TextToWrite } from '@cuewright/engine/guests';
import type { FellBack, GuestModel } from './guest-model.ts';

/** What a model wrote; or why the copy of the engine stands. */
export type WriteOutcome = HeardCopy | { fellBack: FellBack };

/** Whoever words a copy beside the engine: a model of the server’s, or the browser’s own. */
export interface ModelWriter extends GuestModel {
  /** Rejects only where it was called off. */
  write: (given: TextToWrite, signal: AbortSignal) => Promise<WriteOutcome>;
}
