import type { FurtherFacts, MadeFacts } from '@cuewright/engine/image-metadata';
import type { Answer } from './analyze-picture.ts';

/** What the server read in a file that this browser could not read. */
export function recoveredFacts({ prompt, recovered = {} }: Pick<Answer, 'prompt' | 'recovered'>): MadeFacts {
  const { generator, version, negative, model, seed, settings = [], raw, part_name, further } = recovered;
  return {
    container: 'unknown',
    prompt: further ? (recovered.prompt ?? prompt) : prompt,
    ...(part_name !== undefined && { partName: part_name }),
    ...(further && { further: further.map(compactPart) }),
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

type Part = NonNullable<NonNullable<Answer['recovered']>['further']>[number];

function compactPart(part: Part): FurtherFacts {
  const { kind, name, settings, ...said } = part;
  const told = Object.entries(said).filter(([, value]) => value !== undefined);
  return { kind, name, settings, ...Object.fromEntries(told) };
}
