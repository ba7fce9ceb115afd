/** A stretch of a line. A link leads within the app or is none; a line's end is a text of its own. */
export interface Inline {
  text: string;
  isStrong?: true;
  isEmphasis?: true;
  isCode?: true;
  href?: string;
}

export type Block =
  | { kind: 'paragraph'; inline: Inline[] }
  /** `start` where it is numbered. */
  | { kind: 'list'; start?: number; items: Block[][] }
  | { kind: 'fence'; text: string; isPrompt: boolean; mode: 'photo' | 'video'; model?: string };

const textOf = (inline: readonly Inline[]) => inline.map(({ text }) => text).join('');

/** What is typed: each character that is seen; a line's end; a text for a generator comes as one. */
export function charactersOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'fence') return ['\n'];
    if (block.kind === 'list') return block.items.flatMap(charactersOf);
    return [...Array.from(textOf(block.inline)), '\n'];
  });
}

/** As it is read out: words, without their marks. */
export function spokenOf(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'paragraph') return textOf(block.inline);
      return block.kind === 'list' ? block.items.map(spokenOf).join('. ') : `Prompt: ${block.text}`;
    })
    .join('\n');
}

/** As much of it as has been typed. */
export function cutAt(blocks: readonly Block[], count: number): Block[] {
  const left = { count };
  return takeBlocks(blocks, left);
}

function takeBlocks(blocks: readonly Block[], left: { count: number }): Block[] {
  const shown: Block[] = [];
  for (const block of blocks) {
    if (left.count <= 0) break;
    if (block.kind === 'paragraph') shown.push({ kind: 'paragraph', inline: takeLine(block.inline, left) });
    else if (block.kind === 'list') {
      const items: Block[][] = [];
      for (const item of block.items) if (left.count > 0) items.push(takeBlocks(item, left));
      shown.push({ ...block, items });
    } else {
      left.count -= 1;
      shown.push(block);
    }
  }
  return shown;
}

function takeLine(inline: readonly Inline[], left: { count: number }): Inline[] {
  const taken: Inline[] = [];
  for (const piece of inline) {
    if (left.count <= 0) break;
    const characters = Array.from(piece.text);
    taken.push({ ...piece, text: characters.slice(0, left.count).join('') });
    left.count -= characters.length;
  }
  left.count -= 1;
  return taken;
}
