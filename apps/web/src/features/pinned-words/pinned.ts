/** Words that are pinned and not in the text. */
export function missingFrom(text: string, pinned: readonly string[]): string[] {
  return pinned.filter((words) => !text.includes(words));
}
