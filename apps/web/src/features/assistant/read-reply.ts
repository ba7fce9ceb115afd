import { fromMarkdown } from 'mdast-util-from-markdown';
import { keepShallow } from './keep-shallow.ts';
import type { Block, Inline } from './reply-blocks.ts';

type Node = ReturnType<typeof fromMarkdown>['children'][number];
type OfKind<Kind extends Node['type']> = Extract<Node, { type: Kind }>;

/** What Aira does not speak stays as it is written: HTML, addresses in angles, indented code, references and their ends. */
const notSpoken = {
  disable: {
    null: ['autolink', 'codeIndented', 'definition', 'htmlFlow', 'htmlText', 'setextUnderline'],
  },
};

/** The Markdown of a reply as plain data. Nothing in it is HTML, pictures are nothing, and a link leads within the app. */
export function readReply(written: string): Block[] {
  const source = keepShallow(written, MOST_NESTED);
  const { children } = fromMarkdown(source, { extensions: [notSpoken] });
  return blocksOf(children, { source, depth: 0 });
}

/** Deeper than anybody writes; below it words stay as they are written. */
const MOST_NESTED = 12;

interface Place {
  source: string;
  depth: number;
}

const below = ({ source, depth }: Place): Place => ({ source, depth: depth + 1 });

function asWritten({ position }: Node, { source }: Place): Inline {
  return { text: source.slice(position?.start.offset, position?.end.offset) };
}

function blocksOf(nodes: readonly Node[], place: Place): Block[] {
  return nodes.flatMap((node): Block[] => {
    if (place.depth > MOST_NESTED) return [{ kind: 'paragraph', inline: [asWritten(node, place)] }];
    switch (node.type) {
      case 'paragraph':
        return [{ kind: 'paragraph', inline: inlineOf(node.children, place) }];
      case 'heading':
        return [{ kind: 'paragraph', inline: inlineOf(node.children, place, { isStrong: true }) }];
      case 'blockquote':
        return blocksOf(node.children, below(place));
      case 'list':
        return [listOf(node, below(place))];
      case 'code':
        return [fenceOf(node.value, node.lang, node.meta)];
      default:
        return [];
    }
  });
}

function listOf({ ordered, start, children }: OfKind<'list'>, place: Place): Block {
  return {
    kind: 'list',
    ...(ordered && { start: start ?? 1 }),
    items: children.map((item) => {
      const blocks = blocksOf(item.children, place);
      // What has nothing in it has its place all the same.
      return blocks.length > 0 ? blocks : [{ kind: 'paragraph', inline: [] }];
    }),
  };
}

function fenceOf(text: string, word?: string | null, rest?: string | null): Block {
  const [mode, model] = (rest ?? '').split(/\s+/);
  return {
    kind: 'fence',
    text,
    isPrompt: word === 'prompt',
    mode: mode === 'video' ? 'video' : 'photo',
    ...(model ? { model } : {}),
  };
}

type Marks = Omit<Inline, 'text'>;

function inlineOf(nodes: OfKind<'paragraph'>['children'], place: Place, marks: Marks = {}): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (place.depth > MOST_NESTED) return [{ ...asWritten(node, place), ...marks }];
    switch (node.type) {
      case 'text':
        return [{ text: node.value.replaceAll('\n', ' '), ...marks }];
      case 'inlineCode':
        return [{ text: node.value, ...marks, isCode: true }];
      case 'break':
        return [{ text: '\n' }];
      case 'strong':
        return inlineOf(node.children, below(place), { ...marks, isStrong: true });
      case 'emphasis':
        return inlineOf(node.children, below(place), { ...marks, isEmphasis: true });
      case 'link':
        return inlineOf(
          node.children,
          below(place),
          isWithin(node.url) ? { ...marks, href: node.url } : marks,
        );
      default:
        return [];
    }
  });
}

/** Two slashes would lead to another site. */
function isWithin(url: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(url);
}
