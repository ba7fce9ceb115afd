import { difficulties, type LibraryPrompt, libraryCategories } from '@cuewright/engine/content/library';
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';

/** What is looked for, as the address says it. What it does not say is everything. */
const parsers = {
  q: parseAsString.withDefault(''),
  category: parseAsStringLiteral(['all', ...libraryCategories] as const).withDefault('all'),
  type: parseAsStringLiteral(['all', 'photo', 'video'] as const).withDefault('all'),
  level: parseAsStringLiteral(['all', ...difficulties] as const).withDefault('all'),
  tier: parseAsStringLiteral(['all', 'free', 'premium'] as const).withDefault('all'),
  view: parseAsStringLiteral(['grid', 'list'] as const).withDefault('grid'),
};

export interface Wanted {
  q: string;
  category: 'all' | LibraryPrompt['category'];
  type: 'all' | LibraryPrompt['mode'];
  level: 'all' | LibraryPrompt['difficulty'];
  tier: 'all' | LibraryPrompt['tier'];
  view: 'grid' | 'list';
}

export function useWanted() {
  const [wanted, set] = useQueryStates(parsers);
  return {
    wanted,
    set: (part: Partial<Wanted>) => void set(part),
    reset: () => void set({ q: null, category: null, type: null, level: null, tier: null }),
  };
}

export function isFiltered({ q, category, type, level, tier }: Wanted): boolean {
  return q.trim() !== '' || [category, type, level, tier].some((choice) => choice !== 'all');
}

export function matches(prompt: LibraryPrompt, { category, type, level, tier }: Wanted): boolean {
  return (
    (category === 'all' || prompt.category === category) &&
    (type === 'all' || prompt.mode === type) &&
    (level === 'all' || prompt.difficulty === level) &&
    (tier === 'all' || prompt.tier === tier)
  );
}
