import type { Answer, Question } from '@cuewright/engine/assistant';

/** Answers a message: the engine, until a model takes its place. */
export type Assist = (question: Question) => Promise<Answer>;
