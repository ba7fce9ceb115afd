import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /** One primary action a screen; `danger` deletes. */
  look?: 'primary' | 'plain' | 'bare' | 'danger';
  size?: 's' | 'm' | 'l';
  /** As wide as its place. */
  isWide?: boolean;
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it was pressed for is under way. It keeps the focus, and pressing it again does nothing. */
  isBusy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  look,
  size,
  isWide,
  isBusy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      {...(isBusy && { 'aria-busy': true, 'aria-disabled': true })}
      type={type}
      className={classNames(buttonClass({ look, size, isWide }), className)}
      onClick={isBusy ? (event: MouseEvent) => event.preventDefault() : onClick}
    >
      {isBusy && <span className={styles.cue} />}
      {children}
    </button>
  );
}

interface ButtonLinkProps extends ButtonLook, AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** Goes somewhere, so it is a link: it opens in a new tab and tells where it leads. */
export function ButtonLink({ look, size, isWide, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={buttonClass({ look, size, isWide })} />;
}

function buttonClass({
  look = 'plain',
  size = 'm',
  isWide = false,
}: { [Key in keyof ButtonLook]: ButtonLook[Key] | undefined }) {
  return classNames(styles.button, styles[look], styles[size], isWide && styles.wide);
}
