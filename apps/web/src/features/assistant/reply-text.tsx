import { plural } from '@cuewright/engine/plural';
import { memo, type ReactNode } from 'react';
import { generatorName } from '../../lib/generator-name.ts';
import { PageLink } from '../../lib/page-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { Paper } from '../../ui/paper/paper.tsx';
import { PromptText } from '../../ui/prompt-surface/prompt-text.tsx';
import type { Block, Inline } from './reply-blocks.ts';
import styles from './reply-text.module.css';

export type PromptBlock = Extract<Block, { kind: 'fence' }>;

interface PromptWays {
  onUse: (prompt: PromptBlock) => void;
  /** Where it was made of another prompt. */
  onCompare?: (() => void) | undefined;
  /** It is what was taken of what Aira wrote. */
  isTaken?: boolean;
}

interface ReplyTextProps extends PromptWays {
  blocks: readonly Block[];
}

/** What Aira said. Nothing of it is HTML but what is made here. */
export const ReplyText = memo(function ReplyText({ blocks, ...ways }: ReplyTextProps) {
  return blocks.map((block, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the reply
    <BlockText key={n} block={block} {...ways} />
  ));
});

function BlockText({ block, ...ways }: { block: Block } & PromptWays) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <InlineText inline={block.inline} />
        </p>
      );
    case 'list':
      return <ItemList list={block} {...ways} />;
    case 'fence':
      return <HandedOut prompt={block} {...ways} />;
  }
}

function ItemList({ list, ...ways }: { list: Extract<Block, { kind: 'list' }> } & PromptWays) {
  const { start, items } = list;
  const rows = items.map((item, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the list
    <li key={n} {...(start !== undefined && { 'data-number': start + n })}>
      <div>
        <ReplyText blocks={item} {...ways} />
      </div>
    </li>
  ));
  if (start === undefined) return <ul className={styles.list}>{rows}</ul>;
  return (
    <ol className={classNames(styles.list, styles.numbered)} start={start}>
      {rows}
    </ol>
  );
}

function InlineText({ inline }: { inline: readonly Inline[] }) {
  return inline.map((piece, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the line
    <Piece key={n} piece={piece} />
  ));
}

function Piece({ piece: { text, isStrong, isEmphasis, isCode, href } }: { piece: Inline }) {
  if (text === '\n') return <br />;
  let piece: ReactNode = isCode ? <code>{text}</code> : text;
  if (isEmphasis) piece = <em>{piece}</em>;
  if (isStrong) piece = <strong>{piece}</strong>;
  return href === undefined ? piece : <PageLink href={href}>{piece}</PageLink>;
}

function HandedOut({ prompt, onUse, onCompare, isTaken }: { prompt: PromptBlock } & PromptWays) {
  const words = prompt.text.split(/\s+/).filter(Boolean).length;
  const model = prompt.model === undefined ? undefined : generatorName(prompt.model);
  return (
    <div className={styles.paper}>
      <Paper
        level={3}
        title={model ? `For ${model}` : 'Prompt'}
        lead={`${words} ${plural(words, 'word')}${isTaken ? ', as you took it' : ''}`}
        actions={
          <>
            <CopyButton text={prompt.text} size="s" label="Copy" />
            {onCompare && (
              <Button size="s" onClick={onCompare}>
                See changes
              </Button>
            )}
            {prompt.isPrompt && (
              <Button size="s" onClick={() => onUse(prompt)}>
                Use it
              </Button>
            )}
          </>
        }
      >
        <PromptText segments={[{ text: prompt.text }]} size="s" />
      </Paper>
    </div>
  );
}
