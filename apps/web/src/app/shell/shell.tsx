import { ArrowLeft } from 'lucide-react';
import { type ComponentType, type ReactNode, useRef } from 'react';
import { ThemeSwitch } from '../../features/preferences/theme-switch.tsx';
import { goBack } from '../../lib/trail.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { ToastOutlet } from '../../ui/toast/toast-outlet.tsx';
import { TopBar } from '../../ui/top-bar/top-bar.tsx';
import { Logo } from './logo.tsx';
import { Notices } from './notices.tsx';
import styles from './shell.module.css';

/** What the app puts into the top bar, whatever the step. */
export interface ShellSlots {
  /** Where one can go; on a phone they are a menu. */
  links?: readonly { key: string; link: ReactNode }[];
  /** Beside the theme switch. */
  tools?: ReactNode;
  /** Who is signed in, or the way to. */
  user?: ReactNode;
}

interface ShellProps extends ShellSlots {
  /** What a step puts into the shell; see `Step`. */
  trail?: readonly string[];
  strip?: ComponentType | undefined;
  footer?: ComponentType | undefined;
  isFull?: boolean | undefined;
  /** The start page has nothing to go back to. */
  isStart?: boolean;
  children: ReactNode;
}

/** What stands around every screen. */
export function Shell({
  trail = [],
  strip: Strip,
  footer: Footer,
  isFull,
  isStart = false,
  links,
  tools,
  user,
  children,
}: ShellProps) {
  const content = useRef<HTMLElement>(null);
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it goes to a place on this page */}
      <a
        className={styles.skip}
        href="#content"
        onClick={(event) => {
          // Not by the address: it would be one more page to go back from.
          event.preventDefault();
          content.current?.focus();
        }}
      >
        Skip to content
      </a>
      <TopBar
        isFull={isFull}
        back={!isStart && <Back />}
        logo={<Logo />}
        trail={trail}
        tools={
          <>
            {tools}
            <ThemeSwitch />
          </>
        }
        user={user}
        {...(links && { links })}
        words={{ trail: 'Where you are', links: 'Where to go' }}
      />
      <Notices />
      <main ref={content} id="content" tabIndex={-1} className={styles.content}>
        {Strip && (
          <div className={classNames(isFull && styles.full)}>
            <Strip />
          </div>
        )}
        {children}
      </main>
      {Footer && <Footer />}
      <ToastOutlet />
    </>
  );
}

/** To the step before, or to the start page when there is none. */
function Back() {
  return (
    <IconButton label="Back" onClick={goBack}>
      <ArrowLeft />
    </IconButton>
  );
}
