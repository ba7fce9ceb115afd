import type { GenerationMethod } from '@cuewright/contract';
import type { Mode } from '../../lib/address.ts';

/** Which of the saved prompts are looked for. */
export interface WantedPrompts {
  words: string;
  mode: Mode | 'any';
  model: string;
  method: GenerationMethod | 'any';
  isFavourite: boolean;
}

export const everyPrompt: WantedPrompts = {
  words: '',
  mode: 'any',
  model: 'any',
  method: 'any',
  isFavourite: false,
};

export function isEvery(wanted: WantedPrompts): boolean {
  return Object.entries(everyPrompt).every(([key, value]) => wanted[key as keyof WantedPrompts] === value);
}
