import type { Assist } from './assistant.ts';

/** What Aira knows takes tens of megabytes, so it comes with the first question. */
export const answerByEngine: Assist = async (question) => {
  const { answer } = await import('@cuewright/engine/assistant');
  return answer(question);
};
