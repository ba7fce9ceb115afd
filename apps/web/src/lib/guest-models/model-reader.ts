import type { ModelId } from '@cuewright/engine/catalogue';
import type { ReadingProblem } from '@cuewright/engine/guests';
import type { HeardReading } from '@cuewright/engine/guests/hearing';
import type { Mark } from '@cuewright/engine/marks';
import type { Mode } from '../address.ts';
import type { FellBack, GuestModel } from './guest-model.ts';

interface TextToRead {
  text: string;
  mode: Mode;
  /** What the person has said themselves. */
  marks: readonly Mark[];
  /** The generators whose copies have to keep the laws with it. */
  models: readonly ModelId[];
}

/** What a model read; or why the reading of the engine stands. */
export type ReadOutcome = { heard: HeardReading } | { problem: ReadingProblem } | { fellBack: FellBack };

/** Whoever reads a text beside the engine: a model of the server’s, or the browser’s own. */
export interface ModelReader extends GuestModel {
  /** Rejects only where it was called off. */
  read: (given: TextToRead, signal: AbortSignal) => Promise<ReadOutcome>;
}
