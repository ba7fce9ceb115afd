import { ArrowLeft } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useAddress } from '../../lib/address.ts';
import { canGoBack } from '../../lib/trail.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { ThemeSwitch } from '../../ui/theme/theme-switch.tsx';
import { ToastOutlet } from '../../ui/toast/toast-outlet.tsx';
import { TopBar } from '../../ui/top-bar/top-bar.tsx';
import { LineNotice } from './line-notice.tsx';
import { Logo } from './logo.tsx';
import styles from './shell.module.css';

interface ShellProps {
  /** What a step puts into the shell; see `Step`. */
  trail?: ComponentType | undefined;
  strip?: ComponentType | undefined;
  footer?: ComponentType | undefined;
  isFull?: boolean | undefined;
  /** The start page has nothing to go back to. */
  isStart?: boolean;
  children: ReactNode;
}

/** What stands around every screen. */
export function Shell({
  trail: Trail,
  strip: Strip,
  footer: Footer,
  isFull,
  isStart = false,
  children,
}: ShellProps) {
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <TopBar
        isFull={isFull}
        back={!isStart && <Back />}
        logo={<Logo />}
        trail={Trail ? [<Trail key="trail" />] : []}
        tools={<ThemeSwitch />}
        words={{ trail: 'Where you are', links: 'Where to go' }}
      />
      <LineNotice />
      {Strip && <Strip />}
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      {Footer && <Footer />}
      <ToastOutlet />
    </>
  );
}

/** To the step before, or to the start page when there is none. */
function Back() {
  const [, go] = useAddress();
  return (
    <IconButton label="Back" onClick={() => (canGoBack() ? history.back() : go({ step: 'hero' }))}>
      <ArrowLeft />
    </IconButton>
  );
}
