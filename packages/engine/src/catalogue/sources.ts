import type { Surety } from './fact.ts';

interface Source {
  sure: Surety;
  /** Where it can be read, as short as it is findable. */
  at: string;
}

/** When the figures were gathered, as `YYYY-MM`. */
export const gathered = '2026-11';

/** Where every figure of the catalogue is from. How sure a figure is follows from the one who states it. */
export const sources = {
  'google-veo-docs': { sure: 'vendor', at: 'ai.google.dev/gemini-api/docs/veo' },
  'google-veo-cloud': { sure: 'vendor', at: 'docs.cloud.google.com/vertex-ai/generative-ai/docs/video' },
  'comfy-docs': { sure: 'third-party', at: 'docs.comfy.org' },
  'runway-sdk': { sure: 'vendor', at: 'github.com/runwayml/sdk-python' },
  'midjourney-docs': { sure: 'vendor', at: 'docs.midjourney.com' },
  'midjourney-notes': { sure: 'third-party', at: 'docs.midjourney.com, as dated notes retell it' },
  evolink: { sure: 'third-party', at: 'docs.evolink.ai' },
  nexttrain: { sure: 'unverified', at: 'nexttrain.io' },
} as const satisfies Record<string, Source>;

export type SourceKey = keyof typeof sources;
