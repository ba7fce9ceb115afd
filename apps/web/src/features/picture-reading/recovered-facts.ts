import type { MadeFacts } from '@cuewright/engine/image-metadata';
import type { Answer } from './analyze-picture.ts';

/** What the server read in a file that this browser could not read. */
export function recoveredFacts({ prompt, recovered = {} }: Pick<Answer, 'prompt' | 'recovered'>): MadeFacts {
  const { generator, version, negative, model, seed, settings = [], raw } = recovered;
  return {
    container: 'unknown',
    prompt,
    ...(generator !== undefined && { generator }),
    ...(version !== undefined && { version }),
    ...(negative !== undefined && { negative }),
    ...(model !== undefined && { model }),
    ...(seed !== undefined && { seed }),
    settings,
    raw: raw === undefined ? [] : [{ where: 'The file', text: raw }],
    provenance: [],
  };
}
