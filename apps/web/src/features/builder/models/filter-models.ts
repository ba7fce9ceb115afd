import type { Model, Status } from '@cuewright/engine/catalogue';

export interface ModelFilter {
  words: string;
  tier: Model['tier'] | 'all';
  provider: string;
  status: Status['kind'] | 'all';
  isNew: boolean;
  isPopular: boolean;
}

export const noFilter: ModelFilter = {
  words: '',
  tier: 'all',
  provider: 'all',
  status: 'all',
  isNew: false,
  isPopular: false,
};

/** Those that have every word, in their name, their maker's, their id or a version's, and pass every filter. */
export function filterModels(models: readonly Model[], filter: ModelFilter): readonly Model[] {
  const asked = plain(filter.words).split(' ').filter(Boolean);
  return models.filter(
    (model) =>
      (filter.tier === 'all' || model.tier === filter.tier) &&
      (filter.provider === 'all' || model.provider === filter.provider) &&
      (filter.status === 'all' || model.status.value.kind === filter.status) &&
      (!filter.isNew || model.isNew) &&
      (!filter.isPopular || model.popular) &&
      asked.every((word) => said(model).includes(word)),
  );
}

export function providersOf(models: readonly Model[]): string[] {
  return [...new Set(models.map(({ provider }) => provider))].sort((a, b) => a.localeCompare(b, 'en'));
}

function said({ id, name, provider, versions, successor }: Model): string {
  return plain([id, name, provider, ...(versions?.value ?? []), successor?.name ?? ''].join(' '));
}

/** "DALL·E 3" is found by "dalle 3", and an accent is no hurdle. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}·.’']/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()
    .trim();
}
