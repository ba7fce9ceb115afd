import type { Node } from './parse-pattern.ts';

type Then = (at: number) => boolean;
const WORD = /\w/;

/** A pattern that takes more than this over a text is given up. */
class TooMany extends Error {}

/**
 * How many steps a matcher that goes back takes to look for a pattern everywhere in a text: the same on every machine. What
 * V8 does better, by looking ahead for a letter, it does without.
 */
export function countSteps(tree: Node, { flags }: RegExp, text: string, most: number): number {
  const characters = flags.includes('u') || flags.includes('v') ? [...text] : text.split('');
  const isMultiline = flags.includes('m');
  const captured: (string | undefined)[] = [];
  let steps = 0;

  function match(node: Node, at: number, step: 1 | -1, then: Then): boolean {
    if (++steps > most) throw new TooMany();
    switch (node.kind) {
      case 'one': {
        const character = characters[step === 1 ? at : at - 1];
        return character !== undefined && node.matches(character) && then(at + step);
      }
      case 'assertion':
        return holds(node.source, at) && then(at);
      case 'look': {
        const found = match(node.inner, at, node.isBehind ? -1 : 1, () => true);
        return found !== node.isNegative && then(at);
      }
      case 'sequence':
        return inSequence(step === 1 ? node.parts : node.parts.toReversed(), 0, at, step, then);
      case 'choice':
        return node.of.some((one) => match(one, at, step, then));
      case 'group':
        return match(node.inner, at, step, (end) => {
          const before = captured[node.number];
          captured[node.number] = characters.slice(Math.min(at, end), Math.max(at, end)).join('');
          if (then(end)) return true;
          captured[node.number] = before;
          return false;
        });
      case 'back': {
        const wanted = captured[node.number] ?? '';
        const end = at + wanted.length;
        return characters.slice(at, end).join('') === wanted && then(end);
      }
      case 'repeat':
        return repeat(node, at, step, then);
    }
  }

  function inSequence(parts: readonly Node[], n: number, at: number, step: 1 | -1, then: Then): boolean {
    const part = parts[n];
    return part ? match(part, at, step, (next) => inSequence(parts, n + 1, next, step, then)) : then(at);
  }

  /** One piece after the other without a call in a call, where nothing is decided within: the text may be long. */
  function repeat(node: Extract<Node, { kind: 'repeat' }>, at: number, step: 1 | -1, then: Then): boolean {
    const { inner, least, most: highest, isLazy } = node;
    if (inner.kind !== 'one') return more(node, 0, at, step, then);
    const ends = [at];
    const goOn = () => {
      const end = ends.at(-1) ?? at;
      const character = characters[step === 1 ? end : end - 1];
      if (++steps > most) throw new TooMany();
      if (ends.length > highest || character === undefined || !inner.matches(character)) return false;
      ends.push(end + step);
      return true;
    };
    if (isLazy) {
      for (;;) {
        const count = ends.length - 1;
        if (count >= least && then(ends.at(-1) ?? at)) return true;
        if (!goOn()) return false;
      }
    }
    while (goOn());
    for (let count = ends.length - 1; count >= least; count--) {
      if (++steps > most) throw new TooMany();
      if (then(ends[count] ?? at)) return true;
    }
    return false;
  }

  function more(
    node: Extract<Node, { kind: 'repeat' }>,
    count: number,
    at: number,
    step: 1 | -1,
    then: Then,
  ): boolean {
    const again = () =>
      count < node.most &&
      match(
        node.inner,
        at,
        step,
        (next) => (next !== at || count < node.least) && more(node, count + 1, next, step, then),
      );
    if (count < node.least) return again();
    return node.isLazy ? then(at) || again() : again() || then(at);
  }

  function holds(source: string, at: number): boolean {
    const [before, after] = [characters[at - 1], characters[at]];
    if (source === '^') return at === 0 || (isMultiline && before === '\n');
    if (source === '$') return at === characters.length || (isMultiline && after === '\n');
    const isEdge = WORD.test(before ?? ' ') !== WORD.test(after ?? ' ');
    return isEdge === (source === '\\b');
  }

  try {
    for (let start = 0; start <= characters.length; ) {
      let end = start;
      const found = match(tree, start, 1, (at) => {
        end = at;
        return true;
      });
      // What is replaced everywhere goes on behind what it found.
      start = found && end > start ? end : start + 1;
    }
  } catch (error) {
    if (!(error instanceof TooMany) && !(error instanceof RangeError)) throw error;
    return Number.POSITIVE_INFINITY;
  }
  return steps;
}
