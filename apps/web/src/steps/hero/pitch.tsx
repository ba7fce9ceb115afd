import { ArrowRight, ImageUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOffers } from '../../lib/offered-steps.ts';
import { StepLink } from '../../lib/step-link.tsx';
import { TapeLabel } from '../../ui/tape-label/tape-label.tsx';
import { generatorCount } from './generator-count.ts';
import styles from './pitch.module.css';

/** What this is in two sentences, the way in, and who else is here. */
export function Pitch({ counters }: { counters: ReactNode }) {
  const offers = useOffers();
  return (
    <div className={styles.pitch}>
      <p className={styles.say}>
        Describe one shot the way you would to a crew. Cuewright writes it out for {generatorCount} image and
        video generators: each told what it can be told, and what it cannot marked.
      </p>
      <StepLink to={{ step: 'method' }} className={styles.go}>
        Get Started <ArrowRight aria-hidden="true" />
      </StepLink>
      {offers('reverse') && (
        <StepLink to={{ step: 'reverse' }} className={styles.hot}>
          <span>
            <ImageUp aria-hidden="true" /> Image to Prompt <TapeLabel colour="amber">HOT</TapeLabel>
          </span>
          <small>Drop a picture, read its prompt</small>
        </StepLink>
      )}
      <div className={styles.counters}>{counters}</div>
    </div>
  );
}
