import { ArrowLeft } from 'lucide-react';
import { memo, type ReactNode, useId } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { KeyboardHint } from '../../../ui/keyboard-hint/keyboard-hint.tsx';
import styles from './step-nav.module.css';

interface StepNavProps {
  onBack: (() => void) | undefined;
  onNext: () => void;
  /** Leaves the step open. Nothing where there is nothing to leave. */
  onSkip: (() => void) | undefined;
  /** What stays open by it, and who decides then. */
  skipNote: string;
  isLast: boolean;
  isBusy: boolean;
  /** Above the buttons: what went wrong with generating. */
  failure: ReactNode;
}

/** Back and on. The last step makes the prompt. */
export const StepNav = memo(function StepNav({
  onBack,
  onNext,
  onSkip,
  skipNote,
  isLast,
  isBusy,
  failure,
}: StepNavProps) {
  const noteId = useId();
  return (
    <>
      {failure}
      <div className={styles.nav}>
        <Button disabled={!onBack || isBusy} onClick={onBack}>
          <ArrowLeft /> Back
        </Button>
        {onSkip ? (
          <span className={styles.skip}>
            <span id={noteId}>{skipNote}</span>
            <Button look="bare" disabled={isBusy} aria-describedby={noteId} onClick={onSkip}>
              Skip
            </Button>
          </span>
        ) : (
          <span className={styles.kept}>Kept as you type</span>
        )}
        <Button look="primary" isBusy={isBusy} onClick={onNext}>
          {isLast ? 'Generate Prompt' : 'Next Step'} <KeyboardHint keys="mod+enter" className={styles.keys} />
        </Button>
      </div>
    </>
  );
});
