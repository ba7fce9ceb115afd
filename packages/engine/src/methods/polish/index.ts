export type { Addition, Slot } from '../decisions/put-together.ts';
export { type IdeaToPolish, type Polished, polish, type Suggestion, type Suggestions } from './polish.ts';
export { type PolishProblem, polishProblems } from './polish-problems.ts';
