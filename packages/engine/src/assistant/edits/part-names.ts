import type { Reading } from '../../language/reading.ts';
import type { Kind, Statement } from '../../language/statement.ts';
import { partsByName } from '../../language/wishes/part-names.ts';
import { matterOf } from '../../language/words/matter.ts';
import { senseOf } from '../../language/words/senses.ts';

/** The statements that are called by the name of a part of a prompt: "the light", "the last line". */
export function partsCalled({ statements, text }: Reading, words: readonly string[]): Statement[] {
  const name = [words.at(-1), words[0]].find((word) => word !== undefined && partsByName.has(word)) ?? '';
  const kinds: readonly Kind[] =
    words.length <= (name === 'line' ? 4 : 2) ? (partsByName.get(name) ?? []) : [];
  return statements.filter(
    ({ kind, from, to }) =>
      kinds.includes(kind) &&
      words.every(
        (word) =>
          partsByName.has(word) ||
          (matterOf(word) === undefined && senseOf(word) === undefined) ||
          text.slice(from, to).toLowerCase().includes(word),
      ),
  );
}
