import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type Tone, toneSigns } from '../tone/tone.tsx';
import styles from './banner.module.css';

interface BannerProps {
  tone?: Tone;
  /** In the place of the tone's own sign. */
  icon?: ReactNode;
  /** What is so, in a few words. */
  head?: string;
  /** What that means, and what was kept. */
  children?: ReactNode;
  /** What to do about it. */
  action?: ReactNode;
  /** It came while the page was open, so it is read out. */
  isNews?: boolean;
}

/** A strip that says how things stand: offline, read only, a limit. Never a wall. */
export function Banner({ tone = 'info', icon, head, children, action, isNews = false }: BannerProps) {
  return (
    <div
      className={classNames(styles.banner, styles[tone])}
      {...(isNews && { role: tone === 'error' ? 'alert' : 'status' })}
    >
      <span className={styles.sign}>{icon ?? toneSigns[tone]}</span>
      <p>
        {head && <b>{head}</b>} {children}
      </p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
