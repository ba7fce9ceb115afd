import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type Tone, toneSigns } from '../tone/tone.tsx';
import styles from './toast.module.css';

interface ToastBoxProps {
  tone?: Tone | undefined;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  close?: ReactNode;
}

/** The slip a toast is printed on: a torn stub with its sign, then what happened. */
export function ToastBox({ tone = 'info', title, text, action, close }: ToastBoxProps) {
  return (
    <div className={classNames(styles.toast, styles[tone])}>
      <span className={styles.stub}>{toneSigns[tone]}</span>
      <div className={styles.words}>
        {title}
        {text}
      </div>
      <div className={styles.acts}>
        {action}
        {close}
      </div>
    </div>
  );
}
