export { askReading } from './reading/ask-reading.ts';
export { type ReadingProblem, readingProblems } from './reading/reading-problem.ts';
export { toldReadingForm } from './reading/told-reading.ts';
export { toldFormOf } from './told-form.ts';
export { whysLeft } from './writing/told-writing.ts';
export {
  copyOfPieces,
  type Doubt,
  type HeardCopy,
  type HeardWriting,
  type TextToWrite,
  type WritingForm,
  type WrittenPiece,
} from './writing/writing.ts';
export { type BrokenLaw, type WritingProblem, writingProblems } from './writing/writing-problem.ts';
