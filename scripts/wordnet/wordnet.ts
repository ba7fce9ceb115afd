import fs from 'node:fs';
import path from 'node:path';

interface Meaning {
  /** The number of the file that its lexicographers kept it in. */
  readonly file: number;
  readonly words: readonly string[];
  readonly above: readonly string[];
}

/** WordNet 3.1 as it lies in a folder: nouns, what each of them can mean, and what is more general. */
export function openWordnet(dict: string) {
  const rows = (name: string) =>
    fs
      .readFileSync(path.join(dict, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('  '));

  const meanings = new Map<string, Meaning>(
    rows('data.noun').map((row) => {
      const cells = row.split(' ');
      const count = Number.parseInt(cells[3] ?? '0', 16);
      const words = Array.from({ length: count }, (_, at) => cells[4 + at * 2] ?? '');
      const links = 4 + count * 2;
      const above: string[] = [];
      for (let at = 0; at < Number(cells[links]); at++)
        if (cells[links + 1 + at * 4]?.startsWith('@')) above.push(cells[links + 2 + at * 4] ?? '');
      return [cells[0] ?? '', { file: Number(cells[1]), words, above }];
    }),
  );

  /** The meanings of each noun, the most frequent first. */
  const nouns = new Map<string, readonly string[]>(
    rows('index.noun').map((row) => {
      const cells = row.trim().split(' ');
      return [cells[0] ?? '', cells.slice(-Number(cells[2]))];
    }),
  );

  const known = new Map<string, ReadonlySet<string>>();
  /** A meaning, and all that is more general. */
  function lineOf(id: string): ReadonlySet<string> {
    const before = known.get(id);
    if (before) return before;
    const line = new Set([id]);
    known.set(id, line);
    for (const above of meanings.get(id)?.above ?? []) for (const one of lineOf(above)) line.add(one);
    return line;
  }

  /** Which of the classes a meaning is below of; each class is named by words and which of their meanings is meant. */
  function classifier(classes: Readonly<Record<string, readonly (readonly [string, number])[]>>) {
    const roots = Object.entries(classes).map(
      ([name, words]) =>
        [name, new Set(words.map(([word, nth]) => nouns.get(word)?.[nth - 1] ?? ''))] as const,
    );
    return (id: string) => roots.find(([, tops]) => [...lineOf(id)].some((one) => tops.has(one)))?.[0];
  }

  const isName = (word: string, ids: readonly string[]) =>
    ids.every((id) => meanings.get(id)?.words.some((one) => one.toLowerCase() === word && one !== word));

  return { rows, meanings, nouns, lineOf, classifier, isName };
}
