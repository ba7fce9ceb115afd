import { librarySearch } from '../../apps/web/src/steps/library/library-search.ts';
import { library } from '../../packages/engine/src/content/library/library.ts';
import type { Row } from '../row.ts';

const ENTRIES = 10_000;
const TYPED = ['window light', 'bread', 'tracking shot at dusk', 'misspeled lanturn', 'the woman', 'static'];
const REACH_MS = 16;

/** Every keystroke of what somebody types, in a library of generated entries. */
export async function measureLibrarySearch(): Promise<Row[]> {
  const entries = generated();
  const began = performance.now();
  const find = librarySearch(entries);
  const building = performance.now() - began;
  const keystrokes = TYPED.flatMap((text) => Array.from(text, (_, n) => text.slice(0, n + 1)));
  for (const words of keystrokes) find(words);
  const times = keystrokes.map((words) => timed(() => find(words))).toSorted((a, b) => a - b);
  const bare = keystrokes
    .map((words) =>
      timed(() =>
        entries.filter(({ title, description, prompt }) =>
          `${title}\n${description}\n${prompt}`.toLowerCase().includes(words),
        ),
      ),
    )
    .toSorted((a, b) => a - b);
  const at = (sorted: readonly number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  const row = (what: string, share: number): Row => ({
    what,
    value: `${at(times, share).toFixed(1)} ms`,
    reference: `a bare includes() over the same texts ${at(bare, share).toFixed(1)} ms`,
    ratio: at(times, share) / at(bare, share),
    limit: `≤ ${REACH_MS} ms`,
  });
  return [
    row(`a keystroke over ${ENTRIES.toLocaleString('en')} entries, half of them`, 0.5),
    row('nineteen keystrokes of twenty', 0.95),
    row('the slowest keystroke', 1),
    {
      what: 'the index, made once',
      value: `${building.toFixed(0)} ms`,
      reference: `${keystrokes.length} keystrokes timed`,
    },
  ];
}

/** Sentences of the library's own prompts, put together in ever new ways. */
function generated() {
  const sentences = library.flatMap(({ prompt }) => prompt.split(/(?<=\.) /));
  const pick = <T>(list: readonly T[], n: number) => list[n % list.length] as T;
  return Array.from({ length: ENTRIES }, (_, n) => {
    const base = pick(library, n);
    return {
      ...base,
      id: `generated-${n}`,
      title: `${base.title} ${n}`,
      description: pick(library, n * 7 + Math.floor(n / 66)).description,
      prompt: [3, 5, 11, 13].map((step) => pick(sentences, n * step + Math.floor(n / 66))).join(' '),
    };
  });
}

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
