import { Fragment, type ReactNode } from 'react';
import type { Block, Inline } from './markdown.ts';
import styles from './markdown-text.module.css';

interface MarkdownTextProps {
  blocks: readonly Block[];
  onTag: (tag: string) => void;
}

/** Markdown as elements of our own: whatever it says, it brings neither markup nor style nor a picture. */
export function MarkdownText({ blocks, onTag }: MarkdownTextProps) {
  return <div className={styles.text}>{blocks.map((block, n) => drawBlock(block, n, onTag))}</div>;
}

type OnTag = MarkdownTextProps['onTag'];

function drawBlock(block: Block, key: number, onTag: OnTag): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return <p key={key}>{drawWords(block.words, onTag)}</p>;
    // The card has the heading: those of the text are no steps in the page's outline.
    case 'heading':
      return (
        <p key={key} className={styles.heading}>
          {drawWords(block.words, onTag)}
        </p>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List key={key}>
          {block.items.map((item, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: its place is all that tells it from the next
            <li key={n}>{item.map((inner, m) => drawBlock(inner, m, onTag))}</li>
          ))}
        </List>
      );
    }
    case 'quote':
      return <blockquote key={key}>{block.blocks.map((inner, n) => drawBlock(inner, n, onTag))}</blockquote>;
    case 'code':
      return (
        <pre key={key}>
          <code>{block.text}</code>
        </pre>
      );
    case 'rule':
      return <hr key={key} />;
  }
}

function drawWords(words: readonly Inline[], onTag: OnTag): ReactNode {
  return words.map((word, key) => {
    switch (word.kind) {
      case 'text':
        // biome-ignore lint/suspicious/noArrayIndexKey: its place is all that tells it from the next
        return <Fragment key={key}>{word.text}</Fragment>;
      case 'break':
        // biome-ignore lint/suspicious/noArrayIndexKey: its place is all that tells it from the next
        return <br key={key} />;
      case 'code':
        // biome-ignore lint/suspicious/noArrayIndexKey: its place is all that tells it from the next
        return <code key={key}>{word.text}</code>;
      case 'tag':
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: its place is all that tells it from the next
          <button key={key} type="button" className={styles.tag} onClick={() => onTag(word.text)}>
            #{word.text}
          </button>
        );
      case 'link':
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: its place is all that tells it from the next
          <a key={key} href={word.href} target="_blank" rel="noopener noreferrer nofollow">
            {drawWords(word.words, onTag)}
          </a>
        );
      default: {
        const Tag = ({ strong: 'strong', emphasis: 'em', strike: 's' } as const)[word.kind];
        // biome-ignore lint/suspicious/noArrayIndexKey: its place is all that tells it from the next
        return <Tag key={key}>{drawWords(word.words, onTag)}</Tag>;
      }
    }
  });
}
