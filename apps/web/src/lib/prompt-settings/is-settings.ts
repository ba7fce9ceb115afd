import type { PromptSettings } from '@cuewright/engine/methods';

/** Whether what was stored is what can be set beside the words, or nothing at all. */
export function isSettings(value: unknown): value is PromptSettings | undefined {
  if (value === undefined) return true;
  if (typeof value !== 'object' || value === null) return false;
  const { negative, duration, ratio } = value as Record<string, unknown>;
  return (
    (negative === undefined ||
      (Array.isArray(negative) && negative.every((thing) => typeof thing === 'string'))) &&
    (duration === undefined || typeof duration === 'number') &&
    (ratio === undefined || (typeof ratio === 'string' && /^\d+(?:\.\d+)?:\d+(?:\.\d+)?$/.test(ratio)))
  );
}

/** Whether anything is set. */
export function isSet(settings: PromptSettings): boolean {
  return Object.keys(settings).length > 0;
}
