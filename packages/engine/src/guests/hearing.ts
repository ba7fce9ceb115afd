export { type Heard, type HeardReading, hearReading, type ReadingToHear } from './reading/hear-reading.ts';
export { type AskedToWrite, askWriting } from './writing/ask-writing.ts';
export { hearWriting } from './writing/hear-writing.ts';
export type { WritingToHear } from './writing/writing.ts';
