import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'isWide' | 'look' | 'aria-label'> {
  /** What it does, in words: read out, and shown to a pointer that rests on it. */
  label: string;
  children: ReactNode;
}

/** For a known sign in a tight place. Where there is room, a button with words is better. */
export function IconButton({ label, size = 'm', children, isBusy = false, ...rest }: IconButtonProps) {
  return (
    <Button
      title={label}
      {...rest}
      aria-label={label}
      look="bare"
      size={size}
      isBusy={isBusy}
      className={classNames(styles.icon, size === 's' && styles.small)}
    >
      {!isBusy && children}
    </Button>
  );
}
