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
    const due = isOpening ? [] : stubs.filter((stub) => rankOf(stub.part) < rank);
    stubs.splice(0, due.length);
    // What joins the two stands before the stubs, as it would before the first of them.
    const joint = due.length > 0 && n > 0 ? (/^[,.]?\s+/.exec(text)?.[0] ?? '') : '';
    if (joint !== '') shown.push({ text: joint });
    for (const { part, name, blank = name } of due) shown.push({ text: '', part, blank });
    shown.push({ text: text.slice(joint.length), part: part === 'spec-suffix' ? 'technical' : part });
  }
  return shown;
}

/** The whole text stands between two mandated stretches. */
function isWrapped(written: readonly Written[]): boolean {
  return written[0]?.part === 'spec-suffix' && written[0].text.endsWith('(');
}
