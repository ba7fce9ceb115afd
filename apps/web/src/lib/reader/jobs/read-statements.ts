import { read } from '@cuewright/engine/language';
import type { Kind, Statement } from '@cuewright/engine/statement';
import type { Segment } from '../../../ui/part/part.ts';
import { readInks, type ToInk } from './read-inks.ts';

/** A text in its inks, with what each stretch of it was taken for. */
export interface ReadLine {
  text: string;
  segments: Segment[];
  statements: {
    kind: Kind;
    words: string;
    /** In how many others it lies. */
    depth: number;
  }[];
}

export function readStatements(lines: readonly ToInk[]): ReadLine[] {
  return lines.map((line) => {
    const { text, statements } = read(line.text, { isClip: line.mode === 'video', isTaught: true });
    return {
      text: line.text,
      segments: readInks(line),
      statements: statements.map((one) => ({
        kind: one.kind,
        words: text.slice(one.from, one.to),
        depth: depthOf(statements, one),
      })),
    };
  });
}

function depthOf(statements: readonly Statement[], { within }: Statement): number {
  const around = within === undefined ? undefined : statements[within];
  return around ? 1 + depthOf(statements, around) : 0;
}
