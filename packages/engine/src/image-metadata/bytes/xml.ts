export interface XmlEvents {
  open: (name: string, attributes: readonly (readonly [name: string, value: string])[]) => void;
  text: (text: string) => void;
  close: () => void;
}

const DEEPEST = 100;
const MOST_TAGS = 5000;
const MOST_ATTRIBUTES = 500;

/** Walks XML from tag to tag, once and forwards. What is broken ends the walk, with what came before it told. */
export function readXml(source: string, on: XmlEvents): void {
  let at = 0;
  let depth = 0;
  for (let n = 0; n < MOST_TAGS; n++) {
    const opening = source.indexOf('<', at);
    if (opening < 0) return;
    if (depth > 0 && opening > at) {
      const text = source.slice(at, opening);
      if (text.trim()) on.text(unescaped(text));
    }
    const special = skipped(source, opening, (text) => depth > 0 && on.text(text));
    if (special !== undefined) {
      if (special < 0) return;
      at = special;
      continue;
    }
    const closing = endOfTag(source, opening);
    if (closing < 0) return;
    const tag = source.slice(opening + 1, closing);
    at = closing + 1;
    if (tag.startsWith('/')) {
      if (depth === 0) return;
      depth--;
      on.close();
    } else {
      if (depth >= DEEPEST) return;
      const isEmpty = tag.endsWith('/');
      readTag(isEmpty ? tag.slice(0, -1) : tag, on);
      if (isEmpty) on.close();
      else depth++;
    }
  }
}

/** Where it goes on behind a comment, an instruction or CDATA; nothing where it is a tag, -1 where it never ends. */
function skipped(source: string, at: number, text: (text: string) => void): number | undefined {
  for (const [begin, end] of [
    ['<!--', '-->'],
    ['<?', '?>'],
    ['<![CDATA[', ']]>'],
    ['<!', '>'],
  ] as const) {
    if (!source.startsWith(begin, at)) continue;
    const stop = source.indexOf(end, at + begin.length);
    if (stop < 0) return -1;
    if (end === ']]>') text(source.slice(at + begin.length, stop));
    return stop + end.length;
  }
  return undefined;
}

/** The next `>` that stands in no quotes. */
function endOfTag(source: string, from: number): number {
  let quote = '';
  for (let at = from + 1; at < source.length; at++) {
    const letter = source[at] ?? '';
    if (quote) {
      if (letter === quote) quote = '';
    } else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '>') return at;
  }
  return -1;
}

function readTag(tag: string, on: XmlEvents): void {
  let at = 0;
  while (at < tag.length && !isSpace(tag[at])) at++;
  const name = tag.slice(0, at);
  const attributes: [string, string][] = [];
  while (at < tag.length && attributes.length < MOST_ATTRIBUTES) {
    const equals = tag.indexOf('=', at);
    if (equals < 0) break;
    let quote = equals + 1;
    while (isSpace(tag[quote])) quote++;
    const end = tag.indexOf(tag[quote] ?? '"', quote + 1);
    if (end < 0) break;
    attributes.push([tag.slice(at, equals).trim(), unescaped(tag.slice(quote + 1, end))]);
    at = end + 1;
  }
  on.open(name, attributes);
}

function isSpace(letter: string | undefined): boolean {
  return letter === ' ' || letter === '\n' || letter === '\t' || letter === '\r';
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** More of them is no text that somebody wrote; what follows stays as it stands. */
const MOST_ENTITIES = 100_000;
const LONGEST_ENTITY = 10;

function unescaped(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let n = 0; n < MOST_ENTITIES; n++) {
    const at = text.indexOf('&', from);
    if (at < 0) break;
    const end = text.slice(at + 1, at + LONGEST_ENTITY).indexOf(';');
    const letter = end < 0 ? undefined : letterOf(text.slice(at + 1, at + 1 + end));
    parts.push(text.slice(from, at), letter ?? '&');
    from = letter === undefined ? at + 1 : at + end + 2;
  }
  return parts.length === 0 ? text : parts.join('') + text.slice(from);
}

function letterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return NAMED[name];
  const isHex = name[1] === 'x' || name[1] === 'X';
  const point = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return point >= 0 && point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
}
