/** A stretch of a line. A link leads within the app or is none. */
export interface Inline {
  kind: 'text' | 'strong' | 'em' | 'code' | 'link';
  text: string;
  href?: string;
}

export type Block =
  | { kind: 'paragraph'; inline: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'fence'; text: string; isPrompt: boolean; mode: 'photo' | 'video'; model?: string };

const INLINE =
  /\*\*(?<strong>[^*\n]+)\*\*|\*(?<em>[^*\n]+)\*|`(?<code>[^`\n]+)`|\[(?<label>[^\]\n]+)\]\((?<href>\/[^)\s]*)\)/g;

/** The little Markdown that Aira speaks. HTML is text, pictures are nothing, and whatever is not known stays as it is. */
export function parseMarkdown(source: string): Block[] {
  const blocks: Block[] = [];
  const lines = source.split('\n');
  for (let n = 0; n < lines.length; n++) {
    const line = lines[n] ?? '';
    const fence = /^```\s*(.*)$/.exec(line);
    if (fence) {
      const end = lines.indexOf('```', n + 1);
      const last = end === -1 ? lines.length : end;
      blocks.push(fenced(fence[1] ?? '', lines.slice(n + 1, last).join('\n')));
      n = last;
    } else if (/^[-*] /.test(line)) {
      const before = blocks.at(-1);
      const item = parseInline(line.slice(2));
      if (before?.kind === 'list' && /^[-*] /.test(lines[n - 1] ?? '')) before.items.push(item);
      else blocks.push({ kind: 'list', items: [item] });
    } else if (line.trim() !== '') {
      const before = blocks.at(-1);
      const goesOn = before?.kind === 'paragraph' && (lines[n - 1] ?? '').trim() !== '';
      if (goesOn) before.inline.push({ kind: 'text', text: ' ' }, ...parseInline(line));
      else blocks.push({ kind: 'paragraph', inline: parseInline(line) });
    }
  }
  return blocks;
}

function fenced(info: string, text: string): Block {
  const [word, mode, model] = info.trim().split(/\s+/);
  return {
    kind: 'fence',
    text,
    isPrompt: word === 'prompt',
    mode: mode === 'video' ? 'video' : 'photo',
    ...(model ? { model } : {}),
  };
}

function parseInline(line: string): Inline[] {
  const clean = line.replace(/^#{1,6} /, '').replace(/!\[[^\]]*\]\([^)]*\)/g, '');
  const inline: Inline[] = [];
  let from = 0;
  for (const match of clean.matchAll(INLINE)) {
    if (match.index > from) inline.push({ kind: 'text', text: clean.slice(from, match.index) });
    const { strong, em, code, label, href } = match.groups ?? {};
    if (strong !== undefined) inline.push({ kind: 'strong', text: strong });
    else if (em !== undefined) inline.push({ kind: 'em', text: em });
    else if (code !== undefined) inline.push({ kind: 'code', text: code });
    // Two slashes would lead to another site.
    else if (href?.startsWith('//') || href?.startsWith('/\\'))
      inline.push({ kind: 'text', text: label ?? '' });
    else inline.push({ kind: 'link', text: label ?? '', href: href ?? '/' });
    from = match.index + match[0].length;
  }
  if (from < clean.length) inline.push({ kind: 'text', text: clean.slice(from) });
  return inline;
}

const textOf = (inline: readonly Inline[]) => inline.map(({ text }) => text).join('');

/** What is typed: each character that is seen; a line's end; a text for a generator comes as one. */
export function charactersOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'fence') return ['\n'];
    const lines = block.kind === 'paragraph' ? [block.inline] : block.items;
    return lines.flatMap((line) => [...Array.from(textOf(line)), '\n']);
  });
}

/** As it is read out: words, without their marks. */
export function spokenOf(blocks: readonly Block[]): string {
  return blocks
    .map((block) =>
      block.kind === 'paragraph'
        ? textOf(block.inline)
        : block.kind === 'list'
          ? block.items.map(textOf).join('. ')
          : `Prompt: ${block.text}`,
    )
    .join('\n');
}

/** As much of it as has been typed. */
export function cutAt(blocks: readonly Block[], count: number): Block[] {
  let left = count;
  const shown: Block[] = [];
  const take = (inline: readonly Inline[]): Inline[] => {
    const taken: Inline[] = [];
    for (const piece of inline) {
      if (left <= 0) break;
      const characters = Array.from(piece.text);
      taken.push({ ...piece, text: characters.slice(0, left).join('') });
      left -= characters.length;
    }
    left -= 1;
    return taken;
  };
  for (const block of blocks) {
    if (left <= 0) break;
    if (block.kind === 'paragraph') shown.push({ kind: 'paragraph', inline: take(block.inline) });
    else if (block.kind === 'list') {
      const items: Inline[][] = [];
      for (const item of block.items) if (left > 0) items.push(take(item));
      shown.push({ kind: 'list', items });
    } else {
      left -= 1;
      shown.push(block);
    }
  }
  return shown;
}
