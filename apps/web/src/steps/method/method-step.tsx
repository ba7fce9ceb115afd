import { ArrowRight, ImageUp } from 'lucide-react';
import page from '../../app/shell/shell.module.css';
import { MethodLink } from '../../lib/method-link.tsx';
import { methodNames } from '../../lib/method-names.ts';
import { stepOfMethod } from '../../lib/methods.ts';
import { useOffers } from '../../lib/offered-steps.ts';
import { StepLink } from '../../lib/step-link.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { TapeLabel } from '../../ui/tape-label/tape-label.tsx';
import { approaches } from './approaches.tsx';
import styles from './method-step.module.css';

/** Choose Your Approach: the ways to a prompt, side by side. */
export function MethodStep() {
  const offers = useOffers();
  const offered = approaches.filter(({ method }) => offers(stepOfMethod[method]));
  return (
    <div className={page.page}>
      <PageHead title="Choose Your Approach">
        Every one ends on the same sheet. They differ in how much you hand over.
      </PageHead>
      <ul className={styles.approaches}>
        {offered.map(({ method, tape, what, bring, leaveWith, takes, sketch }) => (
          <li key={method} className={styles.approach}>
            <div className={styles.sketch}>{sketch}</div>
            <div className={styles.words}>
              <h2>
                <MethodLink method={method}>{methodNames[method]}</MethodLink>
                {tape && <TapeLabel>{tape}</TapeLabel>}
              </h2>
              <p>{what}</p>
            </div>
            <dl className={styles.facts}>
              <div>
                <dt>You bring</dt>
                <dd>{bring}</dd>
              </div>
              <div>
                <dt>You leave with</dt>
                <dd>{leaveWith}</dd>
              </div>
            </dl>
            <div className={styles.takes}>
              {takes}
              <ArrowRight aria-hidden="true" />
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.also}>
        {offers('reverse') && (
          <div className={styles.reverse}>
            <ImageUp aria-hidden="true" />
            <div>
              <h2>
                Started from a picture? <TapeLabel colour="amber">HOT</TapeLabel>
              </h2>
              <p>
                JPG, PNG or WebP, up to 10 MB. You get what it shows, how it was lit, and the prompt that
                would make it.
              </p>
              <StepLink to={{ step: 'reverse' }}>Try Image to Prompt</StepLink>
            </div>
          </div>
        )}
        {offers('steps') && (
          <div className={styles.closing}>
            <p>Not sure? Take the five steps. You can move the shot to Advanced later and keep every word.</p>
            <MethodLink method="guided">
              Get Started Free
              <ArrowRight aria-hidden="true" />
            </MethodLink>
          </div>
        )}
      </div>
    </div>
  );
}
