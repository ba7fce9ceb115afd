export type { Chosen as Suggestion, Slot } from '../optimizer/additions-for.ts';
export type { Addition } from '../optimizer/mark-added.ts';
export { type IdeaToPolish, type Polished, polish, type Suggestions } from './polish.ts';
export { type PolishProblem, polishProblems } from './polish-problems.ts';
