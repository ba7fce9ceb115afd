/** What a rewrite did to pinned words, in one sentence; nothing where they stand as they did. */
export function keptNews({
  restored,
  missing,
}: {
  restored: readonly string[];
  missing: readonly string[];
}): string | undefined {
  const sentences = [
    restored.length > 0 && `Put back as pinned: ${listOf(restored)}.`,
    missing.length > 0 && `Could not be kept: ${listOf(missing)}.`,
  ].filter((sentence) => sentence !== false);
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

function listOf(words: readonly string[]): string {
  return words.map((one) => `“${one}”`).join(', ');
}
