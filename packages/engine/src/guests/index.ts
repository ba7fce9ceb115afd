export { askReading } from './reading/ask-reading.ts';
export { type ReadingProblem, readingProblems } from './reading/reading-problem.ts';
export { toldReadingForm } from './reading/told-reading.ts';
