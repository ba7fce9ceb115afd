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
  /** What `prompt` is of the whole, where there is more than one: "Base", "First pass". */
  partName?: string;
  further?: FurtherPrompt[];
}

/** Another prompt that the picture was made by: of a character, of another pass. */
export interface FurtherPrompt {
  kind: 'character' | 'pass';
  /** "Character 1", "Second pass". */
  name: string;
  prompt?: string;
  negative?: string;
  model?: string;
  seed?: string;
  settings: Setting[];
}

type Fields = { [Field in 'prompt' | 'negative' | 'model' | 'seed']?: string | undefined };

export interface Setting {
  name: string;
  value: string;
}

/** Tells what it knows of these texts, or that they are none of its own. */
export type ReadGenerator = (sources: Sources) => Made | undefined;

/** Puts together what was found; a field that says nothing is left out. */
export function made(
  generator: string | undefined,
  fields: Fields & { version?: string | undefined },
  settings: readonly Setting[],
): Made {
  const whole: Made = { settings: settings.filter(({ value }) => value !== '') };
  if (generator) whole.generator = generator;
  for (const field of ['version', 'prompt', 'negative', 'model', 'seed'] as const) {
    const value = fields[field];
    if (isSaid(value)) whole[field] = value;
  }
  return whole;
}

export function furtherPrompt(
  which: Pick<FurtherPrompt, 'kind' | 'name'>,
  fields: Fields,
  settings: readonly Setting[],
): FurtherPrompt {
  return { ...which, ...made(undefined, fields, settings) };
}

/** What nodes and scripts put in where nobody led anything in. */
const PLACEHOLDER = /^\s*(unknown|undefined|null|n\/a)?\s*$/i;

function isSaid(value: string | undefined): value is string {
  return value !== undefined && !PLACEHOLDER.test(value);
}
