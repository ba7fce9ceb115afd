import { type CSSProperties, type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './step-head.module.css';

interface StepHeadProps {
  at: number;
  of: number;
  name: string;
  lead: ReactNode;
  aside?: ReactNode;
}

/** The slate over a step: which one, of how many, and what belongs into it. */
export function StepHead({ at, of, name, lead, aside }: StepHeadProps) {
  const id = useId();
  return (
    <header className={styles.head}>
      <div
        className={styles.progress}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuenow={at}
        aria-valuemax={of}
        aria-valuetext={`Step ${at} of ${of}`}
      >
        <i style={{ '--done': at / of } as CSSProperties} />
      </div>
      <div className={styles.slate} aria-hidden="true">
        <span>Step</span>
        <span>of</span>
        <b>{at}</b>
        <b>{of}</b>
      </div>
      <div className={styles.what}>
        <div className={styles.title}>
          <h1 id={id}>{name}</h1>
          {aside}
        </div>
        <p>{lead}</p>
      </div>
      <VisuallyHidden role="status">{`Step ${at} of ${of}: ${name}`}</VisuallyHidden>
    </header>
  );
}
