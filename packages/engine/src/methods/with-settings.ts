import type { Shot } from '../shot/shot.ts';
import type { PromptSettings } from './prompt-data.ts';

/** The shot with what is set beside its words; a setting stands over what the words say. */
export function withSettings(
  shot: Shot,
  { negative = [], duration, ratio }: PromptSettings | undefined = {},
): Shot {
  return {
    ...shot,
    negative: [...new Set([...shot.negative, ...negative])],
    ...(duration !== undefined && { duration }),
    ...(ratio !== undefined && { ratio }),
  };
}
