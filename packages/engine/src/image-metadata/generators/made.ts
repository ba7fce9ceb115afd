import type { Sources } from './sources.ts';

/** What a generator's text says of how it was made. */
export interface Made {
  generator?: string;
  version?: string;
  prompt?: string;
  negative?: string;
  model?: string;
  seed?: string;
  settings: Setting[];
}

export interface Setting {
  name: string;
  value: string;
}

/** Tells what it knows of these texts, or that they are none of its own. */
export type ReadGenerator = (sources: Sources) => Made | undefined;

/** Puts together what was found; a field that says nothing is left out. */
export function made(
  generator: string | undefined,
  fields: { [Field in 'version' | 'prompt' | 'negative' | 'model' | 'seed']?: string | undefined },
  settings: readonly Setting[],
): Made {
  const whole: Made = { settings: settings.filter(({ value }) => value !== '') };
  if (generator) whole.generator = generator;
  for (const field of ['version', 'prompt', 'negative', 'model', 'seed'] as const) {
    const value = fields[field];
    if (value?.trim()) whole[field] = value;
  }
  return whole;
}
