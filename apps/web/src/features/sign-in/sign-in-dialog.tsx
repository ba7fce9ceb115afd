import type { WantedStep } from '@cuewright/contract';
import { CalendarDays, FolderOpen, GraduationCap } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { useAuth } from './auth.tsx';
import styles from './sign-in-dialog.module.css';

const benefits = [
  { Icon: CalendarDays, text: '5 daily prompts versus 3 for guests' },
  { Icon: FolderOpen, text: 'Save and organize prompts' },
  { Icon: GraduationCap, text: 'Access to advanced trainer lessons' },
];

interface SignInDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Where the person was going, and comes back to. */
  wanted?: WantedStep | undefined;
  /** They were signed in until a moment ago. */
  hasExpired?: boolean;
}

export function SignInDialog({ isOpen, onClose, wanted, hasExpired = false }: SignInDialogProps) {
  const { redirectToLogin } = useAuth();
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle');
  const leave = () => {
    setState('leaving');
    redirectToLogin(wanted).catch(() => setState('failed'));
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Welcome to Cuewright">
      <p>{hasExpired && 'Your session has ended. '}Sign in, and go on from here.</p>
      <ul className={styles.benefits}>
        {benefits.map(({ Icon, text }) => (
          <li key={text}>
            <Icon aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
      {state === 'failed' && (
        <Banner tone="error" isNews>
          The sign-in service does not answer. Try again in a moment.
        </Banner>
      )}
      <Button look="primary" size="l" isWide isBusy={state === 'leaving'} onClick={leave}>
        Continue with Google
      </Button>
      <p className={styles.notice}>
        By continuing you agree to the <NoticeLink href="/terms">terms of service</NoticeLink> and the{' '}
        <NoticeLink href="/privacy">privacy policy</NoticeLink>.
      </p>
    </Dialog>
  );
}

/** In a tab of its own, so that what is being done here is not lost. */
function NoticeLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
