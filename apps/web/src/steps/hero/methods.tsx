import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { MethodLink } from '../../lib/method-link.tsx';
import { useOffers } from '../../lib/offered-steps.ts';
import { StepLink } from '../../lib/step-link.tsx';
import { TapeLabel } from '../../ui/tape-label/tape-label.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { heroMethods } from './hero-methods.ts';
import styles from './methods.module.css';

/** Choose Your Method, and the call to action that closes the page. */
export function Methods({ isSignedIn }: { isSignedIn: boolean }) {
  const offers = useOffers();
  const open = heroMethods.filter(({ step }) => offers(step));
  return (
    <section className={styles.methods} aria-label="Choose Your Method">
      {open.length > 0 && (
        <>
          <h2>Choose Your Method</h2>
          <div className={styles.names} aria-hidden="true">
            <span>No.</span>
            <span>Method</span>
            <span>You bring</span>
            <span>You leave with</span>
            <span>Takes</span>
          </div>
          <ol>
            {open.map(({ name, bring, leaveWith, takes, isHot, ...way }, n) => (
              <li key={name} className={styles.row}>
                <span className={styles.number} aria-hidden="true">
                  {n + 1}
                </span>
                <h3>
                  <Way {...way}>{name}</Way>
                  {isHot && <TapeLabel colour="amber">HOT</TapeLabel>}
                </h3>
                <p className={styles.bring}>
                  <VisuallyHidden>You bring: </VisuallyHidden>
                  {bring}
                </p>
                <p className={styles.leave}>
                  <VisuallyHidden>You leave with: </VisuallyHidden>
                  {leaveWith}
                </p>
                <p className={styles.takes}>
                  <VisuallyHidden>Takes: </VisuallyHidden>
                  {takes}
                </p>
                <ArrowRight aria-hidden="true" />
              </li>
            ))}
          </ol>
        </>
      )}
      <div className={styles.close}>
        <StepLink to={{ step: 'method' }} className={styles.start}>
          {isSignedIn ? 'Get Started Free' : 'Sign In to Get Started'}
        </StepLink>
        <p>5 prompts a day and one more for signing in, 3 as a guest.</p>
      </div>
    </section>
  );
}

/** Three are methods; the fourth is a step of its own. */
function Way({
  method,
  step,
  children,
}: Pick<(typeof heroMethods)[0], 'method' | 'step'> & { children: ReactNode }) {
  return method ? (
    <MethodLink method={method} className={styles.way}>
      {children}
    </MethodLink>
  ) : (
    <StepLink to={{ step }} className={styles.way}>
      {children}
    </StepLink>
  );
}
