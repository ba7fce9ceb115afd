import type { ReactNode } from 'react';
import { Paper } from '../paper/paper.tsx';
import type { Part } from '../part/part.ts';
import { SkeletonLines } from '../skeleton/skeleton.tsx';
import { type KeyedPart, PartKey } from './part-key.tsx';
import styles from './prompt-surface.module.css';
import { PromptText, type PromptTextProps } from './prompt-text.tsx';

interface PromptSurfaceProps extends PromptTextProps {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  foot?: ReactNode;
  level?: 2 | 3;
  /** The key to the inks; left out in plain mode. */
  partKey?: {
    parts: readonly KeyedPart[];
    label: string;
    blankWord: string;
    onChoose?: (part: Part) => void;
  };
  /** What is being waited for, in words: lines stand where the text will. */
  waitingFor?: string;
  /** Under the text: a scope, a negative prompt. */
  children?: ReactNode;
}

/** The one lit page: a prompt on paper, with the key to its inks above and its measures below. */
export function PromptSurface({
  title,
  lead,
  actions,
  foot,
  level,
  partKey,
  waitingFor,
  children,
  ...text
}: PromptSurfaceProps) {
  return (
    <Paper title={title} lead={lead} actions={actions} foot={foot} {...(level && { level })}>
      {partKey && !text.isPlain && <PartKey {...partKey} here={text.here} />}
      {waitingFor ? (
        <div className={styles.waiting}>
          <SkeletonLines label={waitingFor} lines={4} />
        </div>
      ) : (
        <PromptText {...text} />
      )}
      {children}
    </Paper>
  );
}
