import { readPrompt } from '../dialects/reading-back/read-prompt.ts';
import type { Mode, Shot } from '../shot/shot.ts';

/** A prompt as a shot, wherever it is from: a library, a lesson, a roll, an idea, another generator's command. */
export function promptShot(prompt: string, mode: Mode): Shot {
  return { ...readPrompt(prompt, { mode }).shot, mode };
}
