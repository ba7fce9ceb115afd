import { parseAst } from 'vite';
import { readSource } from '../source-files.ts';

/** A pattern or a list of words about English that stands in the code. */
export interface EnglishFound {
  readonly file: string;
  readonly line: number;
  readonly kind: 'pattern' | 'list';
  readonly code: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [name: string]: unknown;
}

/** Three letters in a row that a pattern asks for by name. */
const NAMES_WORDS = /[a-z]{3,}/i;
const FEWEST_WORDS = 3;

/** Every pattern of a file that names words, and every list of words that a text is asked for. Names of our own are typed. */
export function englishIn(file: string): EnglishFound[] {
  const source = readSource(file);
  const found: EnglishFound[] = [];
  const tell = (kind: EnglishFound['kind'], { start, end }: Node) => {
    const line = source.slice(0, start).split('\n').length;
    found.push({ file, line, kind, code: source.slice(start, end) });
  };
  const walk = (node: unknown, isTyped: boolean): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      for (const one of node) walk(one, isTyped);
      return;
    }
    const one = node as Node;
    const own = isTypedBy(source, one) || (isTyped && one.type !== 'VariableDeclarator');
    if (isPattern(source, one)) tell('pattern', one);
    else if (isList(one, own)) tell('list', one);
    for (const [name, inner] of Object.entries(one)) if (name !== 'parent') walk(inner, own);
  };
  walk(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), false);
  return found;
}

/** `ReadonlySet<Weather>`, `satisfies Hour[]`: names of our own, and no words of anybody. */
function isTypedBy(source: string, { type, id, start, end }: Node): boolean {
  if (type === 'TSSatisfiesExpression' || type === 'TSAsExpression') return true;
  if (type !== 'VariableDeclarator') return false;
  const { typeAnnotation } = id as { typeAnnotation?: Node };
  const annotation = typeAnnotation ? source.slice(typeAnnotation.start, typeAnnotation.end) : '';
  const given = /^[^=]*= new Set<\w+>\(/.test(source.slice(start, end));
  return given || (annotation !== '' && !/<string>|string\[\]/.test(annotation));
}

function isPattern(source: string, node: Node): boolean {
  const { regex, type, callee } = node as Node & { regex?: { pattern: string }; callee?: { name?: string } };
  if (type === 'Literal' && regex) return NAMES_WORDS.test(bare(regex.pattern));
  const isBuilt = type === 'NewExpression' && callee?.name === 'RegExp';
  return isBuilt && /\.join\('\|'\)|[a-z]{3,}\|/i.test(source.slice(node.start, node.end));
}

/** A pattern without what only looks like words: classes, groups' names, properties of characters. */
function bare(pattern: string): string {
  return pattern
    .replace(/\\[pP]\{[^}]*\}|\(\?<\w+>|\\k<\w+>|\\u\{?[0-9a-f]+\}?|\\x[0-9a-f]{2}/gi, ' ')
    .replace(/\\./g, ' ')
    .replace(/\[(?:\\.|[^\]])*\]/g, ' ');
}

function isRow({ type, value }: Node & { value?: unknown }): boolean {
  return (
    type === 'Literal' &&
    typeof value === 'string' &&
    value.split(', ').length >= FEWEST_WORDS &&
    value.split(', ').every(isWord)
  );
}

function isList({ type, callee, arguments: given }: Node, isTyped: boolean): boolean {
  const name = (callee as { name?: string } | undefined)?.name;
  const [first] = (given ?? []) as Node[];
  if (type === 'CallExpression' && (name === 'wordSet' || name === 'wordTable')) return true;
  // "answer, reply, respond": words in a row between commas, whoever takes them apart.
  if (type === 'CallExpression' && (given as Node[]).some((one) => isRow(one))) return true;
  const { object, property } = (callee ?? {}) as { object?: Node; property?: { name?: string } };
  if (type === 'CallExpression' && property?.name === 'split' && object?.type === 'Literal')
    return wordsOf(String(object['value'])).length >= FEWEST_WORDS;
  if (type !== 'NewExpression' || name !== 'Set' || isTyped || first?.type !== 'ArrayExpression')
    return false;
  const items = first['elements'] as (Node & { value?: unknown })[];
  return items.length > 1 && items.every((item) => item?.type === 'Literal' && isWord(item.value));
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(isWord);
}

function isWord(value: unknown): boolean {
  return typeof value === 'string' && /^\p{Ll}[\p{Ll}' ]*$/u.test(value);
}
