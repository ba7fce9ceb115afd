export { type Heard, type HeardReading, hearReading, type ReadingToHear } from './reading/hear-reading.ts';
