export type { PromptKind, ReadBack } from './reading-back/read-back.ts';
export { readPrompt } from './reading-back/read-prompt.ts';
