export {
  countDifferences,
  type Difference,
  differencesBetween,
  isDifference,
  type Stretch,
  withoutRefused,
} from './differences.ts';
export { diffWords, splitWords } from './word-diff.ts';
