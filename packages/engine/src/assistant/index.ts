export { type Answer, answer } from './answer.ts';
export { chatNames } from './names.ts';
export type { CurrentPrompt, Manner, ProductFigures, Question, Standing, Turn } from './question.ts';
export type { ButtonAction, ReplyButton } from './reply.ts';
