import { cleanText } from '@cuewright/engine/text';
import { z } from 'zod';
import { promptLimits } from '../../limits/index.ts';
import { id } from '../fields.ts';
import { lockedWords } from './locked-words.ts';

/** `json_config` as it comes: an object as text. As it goes on: that object, its texts cleaned. */
export const jsonConfig = z
  .string()
  .describe('The serialized prompt data.')
  .transform((text, context) => {
    const read = readConfig(text);
    if (typeof read === 'object') return read;
    context.addIssue({ code: 'custom', message: read });
    return z.NEVER;
  });

/** The object, or what is wrong with it. */
function readConfig(text: string): Record<string, unknown> | string {
  const bytes = new TextEncoder().encode(text).length;
  if (bytes > promptLimits.jsonConfigBytes) {
    const [most, came] = [promptLimits.jsonConfigBytes, bytes].map((size) => size.toLocaleString('en-US'));
    return `Json config can have at most ${most} bytes; this has ${came}.`;
  }
  let config: unknown;
  try {
    config = JSON.parse(text);
  } catch {
    return 'Json config has to be JSON.';
  }
  if (typeof config !== 'object' || config === null || Array.isArray(config))
    return 'Json config has to be a JSON object.';
  if (!nestsWithin(config, promptLimits.jsonConfigDepth))
    return `Json config can nest at most ${promptLimits.jsonConfigDepth} deep.`;
  const { originalImage, locked } = config as { originalImage?: unknown; locked?: unknown };
  if (originalImage !== undefined && !id.safeParse(originalImage).success)
    return 'Json config: originalImage has to be the id of an image reference.';
  if (locked !== undefined && !lockedWords.safeParse(locked).success)
    return `Json config: locked has to be at most ${promptLimits.locked} texts of at most ${promptLimits.lockedText} characters.`;
  return cleaned(config) as Record<string, unknown>;
}

function nestsWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => nestsWithin(inner, levels - 1));
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(cleaned);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [cleanText(key), cleaned(inner)]));
}
