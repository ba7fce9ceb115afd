import type { Check } from '@cuewright/engine/checks';
import type { PromptSettings } from '@cuewright/engine/methods';

/** What a fix takes out of the words goes where it belongs. */
export function moveToSettings(
  settings: PromptSettings,
  { negative, duration, ratio }: NonNullable<Check['fix']>,
): PromptSettings {
  return {
    ...settings,
    ...(negative && { negative: [...new Set([...(settings.negative ?? []), ...negative])] }),
    ...(duration !== undefined && { duration }),
    ...(ratio !== undefined && { ratio }),
  };
}
