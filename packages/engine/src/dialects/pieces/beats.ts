/** What happens one after the other: "turns, then opens the door" is two. */
export function beats(action: string): string[] {
  return action
    .split(/[,;]?\s+(?:and\s+)?then\s+|\s*;\s*|[,;]\s+(?:and\s+)?finally,?\s+|(?<=[^\d\s.])\.\s+(?=\S)/i)
    .map((beat) => beat.trim())
    .filter((beat) => beat !== '');
}
