export const MOST_OF_A_KIND = 12;
export const UNCOUNTED_CROWD = 12;
const UNCOUNTED = 7;
export const CROWDS = new Set([
  'crowd',
  'crowds',
  'audience',
  'army',
  'mob',
  'congregation',
  'orchestra',
  'choir',
  'queue',
  'people',
]);

export function howMany(count: number | undefined, isGroup: boolean, isPlural: boolean): number {
  return Math.min(MOST_OF_A_KIND, count ?? (isGroup ? UNCOUNTED : isPlural ? 3 : 1));
}
