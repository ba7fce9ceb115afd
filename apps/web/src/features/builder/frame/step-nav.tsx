import { ArrowLeft } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { KeyboardHint } from '../../../ui/keyboard-hint/keyboard-hint.tsx';
import styles from './step-nav.module.css';

interface StepNavProps {
  onBack: (() => void) | undefined;
  onNext: () => void;
  isLast: boolean;
  isBusy: boolean;
  /** Above the buttons: what went wrong with generating. */
  failure: ReactNode;
}

/** Back and on. The last step makes the prompt. */
export const StepNav = memo(function StepNav({ onBack, onNext, isLast, isBusy, failure }: StepNavProps) {
  return (
    <>
      {failure}
      <div className={styles.nav}>
        <Button disabled={!onBack || isBusy} onClick={onBack}>
          <ArrowLeft /> Back
        </Button>
        <span className={styles.kept}>Kept as you type</span>
        <Button look="primary" isBusy={isBusy} onClick={onNext}>
          {isLast ? 'Generate Prompt' : 'Next Step'} <KeyboardHint keys="mod+enter" className={styles.keys} />
        </Button>
      </div>
    </>
  );
});
