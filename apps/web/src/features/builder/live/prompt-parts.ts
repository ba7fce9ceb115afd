import type { Segment as Written } from '@cuewright/engine/writing';
import type { Part, Segment } from '../../../ui/part/part.ts';

/** A part that a builder asks for, in the order in which its text has them. */
export interface AskedPart {
  part: Part;
  /** "Camera". */
  name: string;
  /** What is printed where it would stand as long as nothing is said of it. Without it there is no stub. */
  blank?: string;
}

/** The prompt as it is shown: in part inks, with a stub for each part that is still to come. */
export function promptParts(written: readonly Written[], asked: readonly AskedPart[]): Segment[] {
  const rankOf = (part: Part) => asked.findIndex((one) => one.part === part);
  const said = new Set(written.map(({ part }) => part));
  const stubs = asked.filter(({ part, blank }) => blank !== undefined && !said.has(part));
  const shown: Segment[] = [];
  for (const [n, { part, text }] of written.entries()) {
    const isOpening = n === 0 && isWrapped(written);
    const rank = part === 'spec-suffix' ? asked.length : rankOf(part);
    while (!isOpening && stubs[0] && rankOf(stubs[0].part) < rank) {
      const stub = stubs.shift();
      if (stub) shown.push({ text: '', part: stub.part, blank: stub.blank ?? stub.name });
    }
    shown.push({ text, part: part === 'spec-suffix' ? 'technical' : part });
  }
  return shown;
}

/** The whole text stands between two mandated stretches. */
function isWrapped(written: readonly Written[]): boolean {
  return written[0]?.part === 'spec-suffix' && written[0].text.endsWith('(');
}
