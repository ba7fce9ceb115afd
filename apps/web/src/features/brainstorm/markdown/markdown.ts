/** What a note's Markdown says, as plain data: nothing in it is markup, and a link leads only where `safeHref` lets it. */
export type Block =
  | { kind: 'paragraph' | 'heading'; words: readonly Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: readonly (readonly Block[])[] }
  | { kind: 'quote'; blocks: readonly Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' };

export type Inline =
  | { kind: 'text' | 'code' | 'tag'; text: string }
  | { kind: 'strong' | 'emphasis' | 'strike'; words: readonly Inline[] }
  | { kind: 'link'; href: string; words: readonly Inline[] }
  | { kind: 'break' };

/** What is only said, without the marks. */
export function plainText(blocks: readonly Block[]): string {
  return blocks
    .map(blockText)
    .filter((text) => text.trim() !== '')
    .join('\n');
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return wordsText(block.words);
    case 'list':
      return block.items.map((item) => plainText(item)).join('\n');
    case 'quote':
      return plainText(block.blocks);
    case 'code':
      return block.text;
    case 'rule':
      return '';
  }
}

function wordsText(words: readonly Inline[]): string {
  return words
    .map((word) => {
      if (word.kind === 'break') return '\n';
      return 'words' in word ? wordsText(word.words) : word.text;
    })
    .join('');
}
