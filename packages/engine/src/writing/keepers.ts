import type { Shot } from '../shot/shot.ts';

/** Words that nothing may take out. */
export function keepers({ locked }: Shot): readonly string[] {
  return locked.filter((words) => words !== '');
}

/** Where the last of them ends; the start where there is none. */
export function endOfKept(text: string, keeps: readonly string[]): number {
  return Math.max(
    0,
    ...keeps.map((words) => (text.includes(words) ? text.lastIndexOf(words) + words.length : 0)),
  );
}
