/** Which braces of a text hold a choice: where each opens and closes, and where one is left open. */
export interface FoundChoices {
  /** Where a choice opens, and where it closes. */
  ends: ReadonlyMap<number, number>;
  /** Bars and braces that part or end a choice; all others are text. */
  marks: ReadonlySet<number>;
  unclosed: number | undefined;
}

interface Open {
  at: number;
  bars: number[];
  counts: boolean;
}

const COUNTS = /^\{\d{1,3}(?:-\d{1,3})?\$\$/;

/** One walk over the text, whatever is nested in it. */
export function findChoices(text: string): FoundChoices {
  const ends = new Map<number, number>();
  const marks = new Set<number>();
  const open: Open[] = [];
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '\\') at += 1;
    else if (character === '{') open.push({ at, bars: [], counts: COUNTS.test(text.slice(at, at + 12)) });
    else if (character === '|') open.at(-1)?.bars.push(at);
    else if (character === '}') {
      const closed = open.pop();
      if (!closed || !isChoice(closed)) continue;
      ends.set(closed.at, at);
      for (const mark of [...closed.bars, at]) marks.add(mark);
    }
  }
  return { ends, marks, unclosed: open.find(isChoice)?.at };
}

function isChoice({ bars, counts }: Open): boolean {
  return counts || bars.length > 0;
}
