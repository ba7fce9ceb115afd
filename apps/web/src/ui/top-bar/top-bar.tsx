import { Menu as MenuSign } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './top-bar.module.css';

interface TopBarProps {
  back?: ReactNode;
  logo: ReactNode;
  /** Where one is: the last one is here. */
  trail?: readonly ReactNode[];
  /** Where else one can go. On a phone they are a menu. */
  links?: readonly { key: string; link: ReactNode }[];
  /** Search, shortcuts, the theme. */
  tools?: ReactNode;
  /** Who is signed in, or the way to. */
  user?: ReactNode;
  words: { trail: string; links: string };
  /** From edge to edge, as a builder is. */
  isFull?: boolean | undefined;
}

export function TopBar({
  back,
  logo,
  trail = [],
  links = [],
  tools,
  user,
  words,
  isFull = false,
}: TopBarProps) {
  const id = useId();
  const menu = useRef<HTMLElement>(null);
  return (
    <header className={classNames(styles.bar, isFull && styles.full)}>
      {back && <span className={styles.back}>{back}</span>}
      {logo}
      {trail.length > 0 && (
        <nav aria-label={words.trail} className={styles.trail}>
          <ol>
            {trail.map((place, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is how far along the way it is
              <li key={n} {...(n === trail.length - 1 && { 'aria-current': 'page' as const })}>
                {place}
              </li>
            ))}
          </ol>
        </nav>
      )}
      <span className={styles.space} />
      {links.length > 0 && (
        <nav
          ref={menu}
          id={id}
          popover="auto"
          aria-label={words.links}
          className={styles.links}
          // A page that is not loaded again does not close it by itself.
          onClickCapture={() => menu.current?.matches(':popover-open') && menu.current.hidePopover()}
        >
          <ul>
            {links.map(({ key, link }) => (
              <li key={key}>{link}</li>
            ))}
          </ul>
        </nav>
      )}
      {tools}
      {user}
      {links.length > 0 && (
        <span className={styles.opener}>
          <IconButton label={words.links} popoverTarget={id}>
            <MenuSign />
          </IconButton>
        </span>
      )}
    </header>
  );
}
