const MOST_CHARACTERS = 4000;

/** The words of a text as a table is asked for them: small letters, and the plain word before its ending. */
export function wordsOf(...texts: readonly string[]): string[] {
  return texts.flatMap(
    (text) =>
      text
        .slice(0, MOST_CHARACTERS)
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [],
  );
}

/** "dogs" is asked for as "dog", "walking" and "walks" as "walk". */
export function forms(word: string): string[] {
  const plain = [word];
  if (word.endsWith('ies')) plain.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('es')) plain.push(word.slice(0, -2));
  if (word.endsWith('s')) plain.push(word.slice(0, -1));
  if (word.endsWith('ves')) plain.push(`${word.slice(0, -3)}f`);
  for (const ending of ['ing', 'ed'])
    if (word.endsWith(ending) && word.length > ending.length + 2) {
      const stem = word.slice(0, -ending.length);
      plain.push(stem, `${stem}e`);
      if (stem.at(-1) === stem.at(-2)) plain.push(stem.slice(0, -1));
    }
  return plain;
}

/** A table from lists: each word leads to the name of its list. */
export function lookup<K extends string>(
  lists: Readonly<Record<K, string>>,
): (word: string) => K | undefined {
  const table = new Map<string, K>();
  for (const [kind, list] of Object.entries(lists) as [K, string][])
    for (const word of list.split(' ')) if (!table.has(word)) table.set(word, kind);
  return (word) => {
    for (const form of forms(word)) {
      const kind = table.get(form);
      if (kind !== undefined) return kind;
    }
    return undefined;
  };
}

export function firstOf<K extends string>(
  words: readonly string[],
  find: (word: string) => K | undefined,
): K | undefined {
  for (const word of words) {
    const kind = find(word);
    if (kind !== undefined) return kind;
  }
  return undefined;
}
