import type { TextToWrite } from './writing.ts';
import type { BrokenLaw } from './writing-problem.ts';

export interface AskedToWrite extends TextToWrite {
  /** What was wrong with the answer before. */
  readonly before?: BrokenLaw | undefined;
}

/** What a model is told when it is asked to word a copy; the person's words are the message, as data. Nothing where it has no say. */
export function askWriting(_: AskedToWrite): { instructions: string; message: string } | undefined {
  return undefined;
}
