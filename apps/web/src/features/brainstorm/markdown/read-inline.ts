import { cleanTag } from '@cuewright/contract';
import type { Inline } from './markdown.ts';
import { safeHref } from './safe-href.ts';

/** A mark is looked for so far and no further, so that a text of nothing but marks costs no more than any other. */
const REACH = 1_000;
const MOST_NESTED = 5;

const ADDRESS = /https?:\/\/[^\s<>]*[^\s<>.,;:!?)'"\]*_~]/iy;
const TAG = /#\p{L}(?:[\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}])?/uy;
const LINK = /!?\[([^[\]\n]{0,500})\]\(\s*([^\s()]{1,2000})\s*\)/y;
const ESCAPED = /\\([\\`*_{}[\]()#+.!~>-])/y;
const BREAK = / {2,}\n|\n/y;

const marks = [
  ['**', 'strong'],
  ['__', 'strong'],
  ['~~', 'strike'],
  ['*', 'emphasis'],
  ['_', 'emphasis'],
] as const;

/** The words of one paragraph. What is no mark stays as it was typed. */
export function readInline(text: string, depth = 0): Inline[] {
  const words: Inline[] = [];
  let plain = '';
  let at = 0;
  const push = (word: Inline, length: number) => {
    if (plain) words.push({ kind: 'text', text: plain });
    plain = '';
    words.push(word);
    at += length;
  };
  while (at < text.length) {
    const found = readMark(text, at, depth);
    if (found?.word) push(found.word, found.length);
    else {
      plain += found ? found.text : text[at];
      at += found?.length ?? 1;
    }
  }
  if (plain) words.push({ kind: 'text', text: plain });
  return words;
}

type Found = { word: Inline; length: number } | { word?: undefined; text: string; length: number };

function readMark(text: string, at: number, depth: number): Found | undefined {
  switch (text[at]) {
    case '\\': {
      const escaped = matchAt(ESCAPED, text, at);
      return escaped ? { text: escaped[1] ?? '', length: escaped[0].length } : undefined;
    }
    case '\n':
    case ' ': {
      const line = matchAt(BREAK, text, at);
      return line ? { word: { kind: 'break' }, length: line[0].length } : undefined;
    }
    case '`':
      return readCode(text, at);
    case '!':
    case '[':
      return readLink(text, at, depth);
    case 'h':
    case 'H':
      return readAddress(text, at);
    case '#':
      return readTag(text, at);
    case '*':
    case '_':
    case '~':
      return readMarked(text, at, depth);
    default:
      return undefined;
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function readCode(text: string, at: number): Found | undefined {
  const end = within(text, '`', at + 1);
  if (end === undefined || end === at + 1) return undefined;
  return { word: { kind: 'code', text: text.slice(at + 1, end) }, length: end + 1 - at };
}

/** A picture is no picture here but a link to one. */
function readLink(text: string, at: number, depth: number): Found | undefined {
  const match = matchAt(LINK, text, at);
  const href = match && safeHref(match[2] ?? '');
  if (!match || !href) return undefined;
  const label = match[1]?.trim() || href;
  const words =
    depth < MOST_NESTED ? readInline(label, MOST_NESTED) : [{ kind: 'text', text: label } as const];
  return { word: { kind: 'link', href, words: words.filter(isNoLink) }, length: match[0].length };
}

function isNoLink({ kind }: Inline): boolean {
  return kind !== 'link';
}

function readAddress(text: string, at: number): Found | undefined {
  if (/\w/.test(text[at - 1] ?? '')) return undefined;
  const [address = ''] = matchAt(ADDRESS, text, at) ?? [];
  const href = safeHref(address);
  if (!href) return undefined;
  return { word: { kind: 'link', href, words: [{ kind: 'text', text: address }] }, length: address.length };
}

function readTag(text: string, at: number): Found | undefined {
  if (!/^[\s(]?$/.test(text[at - 1] ?? '')) return undefined;
  const [tag = ''] = matchAt(TAG, text, at) ?? [];
  if (!tag) return undefined;
  return { word: { kind: 'tag', text: cleanTag(tag) }, length: tag.length };
}

function readMarked(text: string, at: number, depth: number): Found | undefined {
  if (depth >= MOST_NESTED) return undefined;
  for (const [mark, kind] of marks) {
    if (!text.startsWith(mark, at)) continue;
    const from = at + mark.length;
    // A mark opens before a word, closes after one, and _ never stands inside of one.
    if (/^\s?$/.test(text[from] ?? '') || (mark.startsWith('_') && /[\p{L}\p{N}]/u.test(text[at - 1] ?? '')))
      continue;
    const end = closing(text, mark, from);
    if (end === undefined) continue;
    return {
      word: { kind, words: readInline(text.slice(from, end), depth + 1) },
      length: end + mark.length - at,
    };
  }
  return undefined;
}

function closing(text: string, mark: string, from: number): number | undefined {
  let end = within(text, mark, from + 1, from);
  while (end !== undefined) {
    const isAfterWord = !/\s/.test(text[end - 1] ?? ' ');
    const isInWord = mark.startsWith('_') && /[\p{L}\p{N}]/u.test(text[end + mark.length] ?? '');
    const isLonger = mark.length === 1 && (text[end + 1] === mark || text[end - 1] === mark);
    if (isAfterWord && !isInWord && !isLonger) return end;
    end = within(text, mark, end + 1, from);
  }
  return undefined;
}

function within(text: string, mark: string, from: number, start = from): number | undefined {
  const place = text.slice(from, start + REACH).indexOf(mark);
  return place < 0 ? undefined : from + place;
}
