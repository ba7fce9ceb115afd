import type { Model } from '../catalogue/model.ts';
import type { Reading } from '../language/reading.ts';
import type { Dropped } from '../writing/written.ts';

/** What a generator cannot take of a text as a whole. */
export function toldOf({ language }: Reading, { languages }: Model): Dropped[] {
  const isRead =
    language === 'other' || !languages || languages.value.some((tag) => tag.split('-')[0] === language);
  return isRead ? [] : [{ field: 'language', value: language, reason: 'other-language' }];
}
