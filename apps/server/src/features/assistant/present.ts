import type { Answer } from '@cuewright/engine/assistant';

export function presentAnswer({ text, buttons }: Answer) {
  return { success: true as const, response: text, buttons: [...buttons] };
}
