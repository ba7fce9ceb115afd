import { Check } from 'lucide-react';
import { memo } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './step-rail.module.css';

export interface RailStep {
  name: string;
  /** The beginning of what was filled in. */
  summary: string;
  isDone: boolean;
  canGo: boolean;
}

interface StepRailProps {
  steps: readonly RailStep[];
  /** From 1. */
  at: number;
  onGo: (at: number) => void;
}

/** The steps and what is in them. On a narrow screen their numbers alone. */
export const StepRail = memo(function StepRail({ steps, at, onGo }: StepRailProps) {
  return (
    <nav aria-label="Steps">
      <ol className={styles.rail}>
        {steps.map((step, n) => (
          <li key={step.name}>
            <RailButton {...step} number={n + 1} isHere={n + 1 === at} onGo={onGo} />
          </li>
        ))}
      </ol>
    </nav>
  );
});

interface RailButtonProps extends RailStep {
  number: number;
  isHere: boolean;
  onGo: (at: number) => void;
}

/** Of seven, a letter that is typed changes one at most. */
const RailButton = memo(function RailButton({
  name,
  summary,
  isDone,
  canGo,
  number,
  isHere,
  onGo,
}: RailButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.step, isHere && styles.here, isDone && styles.done)}
      disabled={!canGo}
      {...(isHere && { 'aria-current': 'step' as const })}
      onClick={() => onGo(number)}
    >
      <span className={styles.number}>{number}</span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.summary}>{summary}</span>
      </span>
      {isDone && !isHere && <Check className={styles.check} />}
      {isDone && <VisuallyHidden>, filled in</VisuallyHidden>}
    </button>
  );
});
