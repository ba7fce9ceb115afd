import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './dialog.module.css';

export interface DialogBoxProps {
  title: ReactNode;
  close?: ReactNode;
  /** Beside what is said, from edge to edge. */
  picture?: ReactNode;
  children: ReactNode;
  /** The answers, the one that does it last. */
  foot?: ReactNode;
  size?: 'm' | 'l';
}

/** The slate a dialog is written on. */
export function DialogBox({ title, close, picture, children, foot, size = 'm' }: DialogBoxProps) {
  return (
    <div className={classNames(styles.box, styles[size], picture !== undefined && styles.pictured)}>
      <div className={styles.stripe} />
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.head}>{title}</div>
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
      {/* Last, so that the focus begins with what the dialog is about. */}
      {close && <div className={styles.close}>{close}</div>}
    </div>
  );
}
