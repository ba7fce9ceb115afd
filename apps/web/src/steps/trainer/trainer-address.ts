import { lessonCategories } from '@cuewright/engine/content/lessons';
import { createSerializer, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';

const tabs = ['story', 'technical'] as const;
export type TrainerTab = (typeof tabs)[number];

const parsers = {
  tab: parseAsStringLiteral(tabs).withDefault('story'),
  lesson: parseAsString,
  category: parseAsStringLiteral(['all', ...lessonCategories] as const).withDefault('all'),
  group: parseAsString.withDefault('framing'),
  q: parseAsString.withDefault(''),
};

const serialize = createSerializer(parsers);

/** Where one is in the trainer. */
export function useTrainerAddress() {
  return useQueryStates(parsers);
}

type Category = 'all' | (typeof lessonCategories)[number];

/** A lesson; the chosen category waits behind it. */
export function lessonHref(lesson: string, category: Category): string {
  return serialize('/?step=trainer', { lesson, category });
}

export function lessonsHref(category: Category): string {
  return serialize('/?step=trainer', { category });
}

/** A word of the trade, looked up. */
export function wordHref(q: string): string {
  return serialize('/?step=trainer', { tab: 'technical', q });
}
