import { partLetters, type Segment } from '../part/part.ts';
import { partInk } from '../part/part-ink.ts';
import { copyExactly } from './copy-exactly.ts';
import styles from './prompt-text.module.css';

const EDGE = /^[\s,.;:]*/;

/** A prompt that is only read: in its inks, each part under its letter, without marks or anything to press. */
export function PrintedPrompt({ segments }: { segments: readonly Segment[] }) {
  return (
    <div className={`${styles.text} ${styles.s}`} onCopy={copyExactly}>
      {segments.map(({ text, part }, n) => {
        const [edge = ''] = EDGE.exec(text) ?? [];
        const isNew = part !== undefined && part !== segments[n - 1]?.part;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place in the prompt
          <span key={n} className={`${styles.segment} ${partInk(part) ?? ''}`}>
            {edge}
            <span {...(isNew && { className: styles.letter, 'data-letter': partLetters[part] })}>
              {text.slice(edge.length)}
            </span>
          </span>
        );
      })}
    </div>
  );
}
