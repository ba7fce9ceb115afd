import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isContent } from '../packages/engine/src/language/kinds/is-content.ts';
import { read } from '../packages/engine/src/language/read.ts';
import type { Reading } from '../packages/engine/src/language/reading.ts';
import { type Kind, kinds } from '../packages/engine/src/language/statement.ts';
import { say } from './project.ts';

const LINES = fileURLToPath(new URL('../packages/engine/testing/language/lines/', import.meta.url));

interface Line {
  readonly text: string;
  readonly mode: 'photo' | 'video';
  readonly spans: readonly { readonly words: string; readonly kind: Kind; readonly alt?: readonly Kind[] }[];
}

interface Tally {
  all: number;
  right: number;
  /** How often it was said of something else. */
  wrongly: number;
}

/** How many stretches that people marked the reading takes for what they are: by kind, and in all. */
export function countKinds(given: readonly string[]): void {
  const files =
    given.length > 0
      ? given
      : fs.readdirSync(LINES).flatMap((name) => (name.endsWith('.jsonl') ? [LINES + name] : []));
  const tallies = new Map<Kind, Tally>(kinds.map((kind) => [kind, { all: 0, right: 0, wrongly: 0 }]));
  for (const file of files)
    for (const line of fs.readFileSync(file, 'utf8').trim().split('\n')) count(JSON.parse(line), tallies);
  let all = 0;
  let right = 0;
  for (const [kind, tally] of tallies) {
    all += tally.all;
    right += tally.right;
    if (tally.all + tally.wrongly > 0)
      say(`${kind}: ${tally.right} of ${tally.all} right, ${tally.wrongly} others taken for it`);
  }
  say(`${right} of ${all} stretches, ${((100 * right) / all).toFixed(1)} %`);
}

function count({ text, mode, spans }: Line, tallies: ReadonlyMap<Kind, Tally>): void {
  const reading = read(text, { isClip: mode === 'video', isTaught: true });
  let end = 0;
  for (const { words, kind, alt = [] } of spans) {
    const from = text.indexOf(words, end);
    end = from + words.length;
    const told = mostOf(reading, from, end);
    const own = tallies.get(kind) as Tally;
    own.all += 1;
    if (told === kind || alt.includes(told)) own.right += 1;
    else (tallies.get(told) as Tally).wrongly += 1;
  }
}

/** The kind of most of its words. */
function mostOf({ tokens, leaves, statements }: Reading, from: number, to: number): Kind {
  const within = tokens.filter((token) => token.from >= from && token.to <= to);
  const telling = within.filter((token) => isContent(token));
  const told = (telling.length > 0 ? telling : within).map((token) => {
    const leaf = leaves.find((one) => token.from >= one.from && token.from < one.to);
    return statements[leaf?.of ?? -1]?.kind ?? 'rest';
  });
  const [most] = [...Map.groupBy(told, (kind) => kind)].sort((one, other) => other[1].length - one[1].length);
  return most?.[0] ?? 'rest';
}
