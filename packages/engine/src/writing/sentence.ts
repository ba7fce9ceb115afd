import type { Part } from '../shot/shot.ts';
import type { Positive } from './wordings.ts';
import type { Segment } from './written.ts';

/** Stretches that stand behind one another as they are; the spaces are theirs. */
export type Sentence = readonly Stretch[];
export interface Stretch {
  part: Part;
  text: string;
}

const ENDS = /[.!?…:;]["”’'»)\]]*$/;

/** One sentence out of stretches: a capital in front, a full stop behind, nothing when nothing is said. */
export function sentence(...stretches: readonly (Stretch | undefined)[]): Sentence {
  const said = stretches.filter(
    (stretch): stretch is Stretch => stretch !== undefined && stretch.text.trim() !== '',
  );
  const [first, ...others] = said;
  if (!first) return [];
  const opened = [{ ...first, text: withCapital(first.text.trimStart()) }, ...others];
  const last = opened.at(-1);
  if (!last) return [];
  const closed = withoutLooseEnd(last.text);
  return [...opened.slice(0, -1), { ...last, text: ENDS.test(closed) ? closed : `${closed}.` }];
}

/** A walk from the end: a pattern would try every comma on the way there. */
function withoutLooseEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[,;:\s]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** What is true instead of what must not be seen, a sentence each. */
export function sayFacts(facts: readonly Positive[]): Sentence[] {
  return facts.map((fact) => sentence(say('technical', fact.sentence)));
}

export function say(part: Part, text: string | undefined): Stretch | undefined {
  return text === undefined || text === '' ? undefined : { part, text };
}

/** Sentences parted by a joint each, neighbours of one part made one stretch. */
export function toSegments(sentences: readonly Sentence[], joint = ' '): Segment[] {
  const segments: Segment[] = [];
  const add = (part: Segment['part'], text: string) => {
    const last = segments.at(-1);
    if (last?.part === part) last.text += text;
    else segments.push({ part, text });
  };
  for (const stretches of sentences) {
    if (stretches.length === 0) continue;
    const before = segments.at(-1);
    if (before && !stretches[0]?.text.startsWith('\n')) before.text += joint;
    for (const { part, text } of stretches) add(part, text);
  }
  return segments;
}

export function textOf(segments: readonly Segment[]): string {
  return segments.map(({ text }) => text).join('');
}

export function withCapital(text: string): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
  return text === '' ? '' : first.toUpperCase() + text.slice(first.length);
}

/** "a, b and c". */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}

export function article(word: string): string {
  return /^(?:[aeio]|8\d?\b|8\dm|11|18|u(?!n?i[qv]|s))/i.test(word) ? 'an' : 'a';
}
