import { memo } from 'react';
import { generatorName } from '../../lib/generator-name.ts';
import { PageLink } from '../../lib/page-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { Paper } from '../../ui/paper/paper.tsx';
import { PromptText } from '../../ui/prompt-surface/prompt-text.tsx';
import type { Block, Inline } from './parse-markdown.ts';
import styles from './reply-text.module.css';

export type PromptBlock = Extract<Block, { kind: 'fence' }>;

interface ReplyTextProps {
  blocks: readonly Block[];
  onUse: (prompt: PromptBlock) => void;
}

/** What Aira said. Nothing of it is HTML but what is made here. */
export const ReplyText = memo(function ReplyText({ blocks, onUse }: ReplyTextProps) {
  return blocks.map((block, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the reply
    <BlockText key={n} block={block} onUse={onUse} />
  ));
});

function BlockText({ block, onUse }: { block: Block; onUse: (prompt: PromptBlock) => void }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <InlineText inline={block.inline} />
        </p>
      );
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the list
            <li key={n}>
              <span>
                <InlineText inline={item} />
              </span>
            </li>
          ))}
        </ul>
      );
    case 'fence':
      return <HandedOut prompt={block} onUse={onUse} />;
  }
}

function InlineText({ inline }: { inline: readonly Inline[] }) {
  return inline.map((piece, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the line
    <Piece key={n} piece={piece} />
  ));
}

function Piece({ piece: { kind, text, href = '/' } }: { piece: Inline }) {
  switch (kind) {
    case 'text':
      return text;
    case 'strong':
      return <strong>{text}</strong>;
    case 'em':
      return <em>{text}</em>;
    case 'code':
      return <code>{text}</code>;
    case 'link':
      return <PageLink href={href}>{text}</PageLink>;
  }
}

function HandedOut({ prompt, onUse }: { prompt: PromptBlock; onUse: (prompt: PromptBlock) => void }) {
  const words = prompt.text.split(/\s+/).filter(Boolean).length;
  const model = prompt.model === undefined ? undefined : generatorName(prompt.model);
  return (
    <div className={styles.paper}>
      <Paper
        level={3}
        title={model ? `For ${model}` : 'Prompt'}
        lead={`${words} ${words === 1 ? 'word' : 'words'}`}
        actions={
          <>
            <CopyButton text={prompt.text} size="s" label="Copy" />
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
