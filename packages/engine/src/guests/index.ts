export { askReading } from './reading/ask-reading.ts';
export { type ReadingProblem, readingProblems } from './reading/reading-problem.ts';
export { toldReadingForm } from './reading/told-reading.ts';
export { toldWritingForm, whysLeft } from './writing/told-writing.ts';
export {
  copyOfPieces,
  type HeardCopy,
  type HeardWriting,
  type TextToWrite,
  type WrittenPiece,
} from './writing/writing.ts';
export { type BrokenLaw, type WritingProblem, writingProblems } from './writing/writing-problem.ts';
