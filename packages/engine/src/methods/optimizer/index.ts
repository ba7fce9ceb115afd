export type { Left } from '../cleaning/cleaned.ts';
export type { Addition } from '../decisions/put-together.ts';
export { type Idea, type Optimized, optimize } from './optimize.ts';
