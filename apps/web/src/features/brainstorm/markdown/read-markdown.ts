import type { Block } from './markdown.ts';
import { readInline } from './read-inline.ts';

const MOST_NESTED = 6;

const FENCE = /^ {0,3}```[\w-]*[ \t]*$/;
const HEADING = /^ {0,3}#{1,6}[ \t]+(.*?)[ \t]*#*[ \t]*$/;
const RULE = /^ {0,3}([-*_])[ \t]*(?:\1[ \t]*){2,}$/;
const QUOTE = /^ {0,3}> ?/;
const ITEM = /^( {0,3})([-*+]|\d{1,9}[.)])([ \t]+)(?=\S)/;

/** Reads the Markdown of a note: what people type. HTML in it stays the words it is. */
export function readMarkdown(text: string): Block[] {
  return readBlocks(text.split('\n'), 0);
}

function readBlocks(lines: readonly string[], depth: number): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (line.trim() === '') {
      at += 1;
      continue;
    }
    const [block, end] = readBlock(lines, at, depth);
    blocks.push(block);
    at = end;
  }
  return blocks;
}

/** The block that begins at a line, and the line after it. */
function readBlock(lines: readonly string[], at: number, depth: number): [Block, number] {
  const line = lines[at] ?? '';
  if (FENCE.test(line)) return readFence(lines, at);
  const [, heading] = HEADING.exec(line) ?? [];
  if (heading !== undefined) return [{ kind: 'heading', words: readInline(heading) }, at + 1];
  if (RULE.test(line)) return [{ kind: 'rule' }, at + 1];
  if (depth < MOST_NESTED && QUOTE.test(line)) return readQuote(lines, at, depth);
  if (depth < MOST_NESTED && ITEM.test(line)) return readList(lines, at, depth);
  return readParagraph(lines, at, depth);
}

function readFence(lines: readonly string[], at: number): [Block, number] {
  let end = at + 1;
  while (end < lines.length && !FENCE.test(lines[end] ?? '')) end += 1;
  return [{ kind: 'code', text: lines.slice(at + 1, end).join('\n') }, end + 1];
}

function readQuote(lines: readonly string[], at: number, depth: number): [Block, number] {
  let end = at;
  while (end < lines.length && QUOTE.test(lines[end] ?? '')) end += 1;
  const inner = lines.slice(at, end).map((line) => line.replace(QUOTE, ''));
  return [{ kind: 'quote', blocks: readBlocks(inner, depth + 1) }, end];
}

function readList(lines: readonly string[], at: number, depth: number): [Block, number] {
  const isOrdered = isNumbered(lines[at] ?? '');
  const items: Block[][] = [];
  let end = at;
  while (end < lines.length) {
    const match = ITEM.exec(lines[end] ?? '');
    if (!match || isNumbered(lines[end] ?? '') !== isOrdered) break;
    const width = match[0].length;
    const inner = [(lines[end] ?? '').slice(width)];
    end += 1;
    while (end < lines.length && belongsToItem(lines[end] ?? '', lines[end + 1])) {
      inner.push((lines[end] ?? '').replace(new RegExp(`^[ \\t]{0,${width}}`), ''));
      end += 1;
    }
    items.push(readBlocks(inner, depth + 1));
  }
  return [{ kind: 'list', isOrdered, items }, end];
}

function isNumbered(line: string): boolean {
  return /^ *\d/.test(line);
}

/** What is indented, what goes on with a sentence, and an empty line before something indented. */
function belongsToItem(line: string, next: string | undefined): boolean {
  if (line.trim() === '') return /^(?: {2,}|\t)\S/.test(next ?? '');
  return /^(?: {2,}|\t)/.test(line) || !beginsBlock(line);
}

function beginsBlock(line: string): boolean {
  return FENCE.test(line) || HEADING.test(line) || RULE.test(line) || QUOTE.test(line) || ITEM.test(line);
}

function readParagraph(lines: readonly string[], at: number, depth: number): [Block, number] {
  let end = at + 1;
  while (end < lines.length) {
    const line = lines[end] ?? '';
    if (line.trim() === '' || (depth < MOST_NESTED && beginsBlock(line))) break;
    end += 1;
  }
  const text = lines
    .slice(at, end)
    .map((line) => line.trim())
    .join('\n');
  return [{ kind: 'paragraph', words: readInline(text) }, end];
}
