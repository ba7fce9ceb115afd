import type { FoundText } from '../containers/content.ts';

/** What a generator's text says of how it was made. */
export interface Made {
  generator: string;
  version?: string;
  prompt?: string;
  negative?: string;
  model?: string;
  seed?: string;
  settings: { name: string; value: string }[];
}

/** Tells what it knows of these texts, or that they are none of its own. */
export type ReadGenerator = (texts: readonly FoundText[]) => Made | undefined;
