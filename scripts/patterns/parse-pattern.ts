/** A regular expression as a tree, as far as ours go. */
export type Node =
  | { kind: 'one'; matches: (character: string) => boolean; source: string }
  | { kind: 'assertion'; source: string }
  | { kind: 'look'; isBehind: boolean; isNegative: boolean; inner: Node }
  | { kind: 'sequence'; parts: Node[] }
  | { kind: 'choice'; of: Node[] }
  | { kind: 'repeat'; inner: Node; least: number; most: number; isLazy: boolean }
  | { kind: 'group'; inner: Node; number: number }
  | { kind: 'back'; number: number };

const QUANTIFIER = /^(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})(\??)/;
const CLASS = /^\[(?:\\.|[^\]\\])*\]/su;
const ESCAPE = /^\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Z]|.)/su;

/** Reads a pattern of ours; throws where it has something that none of them had so far. */
export function parsePattern({ source, flags }: RegExp): Node {
  let rest = source;
  let groups = 0;
  const unicode = flags.includes('u') || flags.includes('v') ? 'u' : '';
  const insensitive = flags.includes('i') ? 'i' : '';
  const dotAll = flags.includes('s') ? 's' : '';

  function take(text: string): boolean {
    if (!rest.startsWith(text)) return false;
    rest = rest.slice(text.length);
    return true;
  }

  function taken(pattern: RegExp): string {
    const [found] = pattern.exec(rest) ?? [];
    if (found === undefined) throw new Error(`What is ${rest.slice(0, 20)} in ${source}?`);
    rest = rest.slice(found.length);
    return found;
  }

  function choice(): Node {
    const of = [sequence()];
    while (take('|')) of.push(sequence());
    return of.length === 1 && of[0] ? of[0] : { kind: 'choice', of };
  }

  function sequence(): Node {
    const parts: Node[] = [];
    while (rest !== '' && !/^[|)]/.test(rest)) parts.push(repeated(atom()));
    return { kind: 'sequence', parts };
  }

  function repeated(inner: Node): Node {
    const found = QUANTIFIER.exec(rest);
    if (!found) return inner;
    const [whole, least, comma, most, lazy] = found;
    rest = rest.slice(whole.length);
    const isLazy = lazy === '?';
    const endless = Number.POSITIVE_INFINITY;
    if (whole[0] === '*') return { kind: 'repeat', inner, least: 0, most: endless, isLazy };
    if (whole[0] === '+') return { kind: 'repeat', inner, least: 1, most: endless, isLazy };
    if (whole[0] === '?') return { kind: 'repeat', inner, least: 0, most: 1, isLazy };
    const highest = most ? Number(most) : comma ? endless : Number(least);
    return { kind: 'repeat', inner, least: Number(least), most: highest, isLazy };
  }

  function inside(): Node {
    const inner = choice();
    if (!take(')')) throw new Error(`A bracket is open in ${source}.`);
    return inner;
  }

  function atom(): Node {
    if (take('(?:')) return inside();
    for (const [mark, isBehind, isNegative] of [
      ['(?=', false, false],
      ['(?!', false, true],
      ['(?<=', true, false],
      ['(?<!', true, true],
    ] as const)
      if (take(mark)) return { kind: 'look', isBehind, isNegative, inner: inside() };
    if (rest.startsWith('(?<')) {
      taken(/^\(\?<\w+>/);
      const number = ++groups;
      return { kind: 'group', number, inner: inside() };
    }
    if (take('(')) {
      const number = ++groups;
      return { kind: 'group', number, inner: inside() };
    }
    if (take('^')) return { kind: 'assertion', source: '^' };
    if (take('$')) return { kind: 'assertion', source: '$' };
    if (rest.startsWith('[')) return one(taken(CLASS));
    if (/^\\[bB]/.test(rest)) return { kind: 'assertion', source: taken(/^\\[bB]/) };
    if (/^\\[1-9]/.test(rest)) return { kind: 'back', number: Number(taken(/^\\\d/).slice(1)) };
    return one(rest.startsWith('\\') ? taken(ESCAPE) : taken(/^./su));
  }

  function one(text: string): Node {
    const alone = new RegExp(`^${text}$`, unicode + insensitive + dotAll);
    const known = new Map<string, boolean>();
    return {
      kind: 'one',
      source: text,
      matches: (character) => {
        const is = known.get(character) ?? alone.test(character);
        known.set(character, is);
        return is;
      },
    };
  }

  const tree = choice();
  if (rest !== '') throw new Error(`What is ${rest} in ${source}?`);
  return tree;
}
