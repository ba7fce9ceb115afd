import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

interface CardProps {
  /** Its heading, with the level that fits the page. */
  head?: ReactNode;
  /** Beside the heading: a label, a menu. */
  aside?: ReactNode;
  /** What can be done with it. */
  foot?: ReactNode;
  /** A picture, edge to edge above the heading. */
  picture?: ReactNode;
  children?: ReactNode;
  as?: 'article' | 'section' | 'div' | 'li';
  className?: string;
}

/** One thing on the page: a ruled box with a heavy upper edge. */
export function Card({ head, aside, foot, picture, children, as: Tag = 'article', className }: CardProps) {
  return (
    <Tag className={classNames(styles.card, className)}>
      {picture && <div className={styles.picture}>{picture}</div>}
      {(head || aside) && (
        <div className={styles.head}>
          <div>{head}</div>
          {aside}
        </div>
      )}
      {children && <div className={styles.body}>{children}</div>}
      {foot && <div className={styles.foot}>{foot}</div>}
    </Tag>
  );
}
