import { ApiError, signInLimits, type WantedStep } from '@cuewright/contract';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Stripe } from '../../ui/stripe/stripe.tsx';
import { useAuth } from './auth.tsx';
import styles from './callback-screen.module.css';
import { readReturn } from './read-return.ts';

type State =
  | { is: 'processing' }
  | { is: 'success'; wanted: WantedStep | undefined }
  | { is: 'error'; message: string; advice?: string | undefined };

/** Refusals with advice of their own, beyond the one line for all. */
const ADVISED = new Set([
  'account-blocked',
  'email-taken',
  'identity-provider-unavailable',
  'too-many-requests',
]);

interface CallbackScreenProps {
  /** What the provider sent back with the browser. */
  returned: URLSearchParams;
  /** Goes on in the page; home when nothing was wanted. */
  onDone: (wanted: WantedStep | undefined) => void;
}

/** Between the provider and the page: redeems the code, says how it went, and goes on by itself. */
export function CallbackScreen({ returned, onDone }: CallbackScreenProps) {
  const { exchangeCodeForSession } = useAuth();
  const [state, setState] = useState<State>({ is: 'processing' });

  useEffect(() => {
    const message = readReturn(returned);
    if (message) {
      setState({ is: 'error', message });
      return;
    }
    exchangeCodeForSession(returned).then(
      (wanted) => setState({ is: 'success', wanted }),
      (error: Error) => setState({ is: 'error', ...explain(error.cause) }),
    );
  }, [returned, exchangeCodeForSession]);

  useEffect(() => {
    if (state.is === 'processing') return;
    const isSuccess = state.is === 'success';
    const after = isSuccess ? signInLimits.successMs : signInLimits.failureMs;
    const timer = setTimeout(() => onDone(isSuccess ? state.wanted : undefined), after);
    return () => clearTimeout(timer);
  }, [state, onDone]);

  return (
    <section className={styles.screen}>
      <div className={styles.box}>
        <Stripe />
        <div className={styles.said} aria-live="polite">
          {state.is === 'processing' && <h1>Signing you in...</h1>}
          {state.is === 'success' && <h1>Welcome!</h1>}
          {state.is === 'error' && (
            <>
              <h1>Authentication Error</h1>
              <p>{state.message}</p>
              {state.advice && <p>{state.advice}</p>}
              <Button look="primary" onClick={() => onDone(undefined)}>
                Return to Home
              </Button>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

function explain(cause: unknown): { message: string; advice?: string } {
  if (!(cause instanceof ApiError)) return { message: 'An unexpected error occurred.' };
  const message = 'Failed to complete authentication.';
  return ADVISED.has(cause.code) ? { message, advice: cause.problem.title } : { message };
}
